import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { textLength } from '@selvedge/domain/display/textLength';
import { useIntent } from '../forms/useIntent';
import { Badge } from '@selvedge/design-system/primitives/Badge';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Checkbox } from '@selvedge/design-system/primitives/Checkbox';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Panel } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { TextArea } from '@selvedge/design-system/primitives/TextArea';
import { useFormats } from '@selvedge/design-system/i18n';
import { AddFiles } from '../files/AddFiles';
import { type SendFile, useUploads } from '../files/useUploads';
import type { KeptAs } from '../kept/keptAs';
import { KeptStrip } from '../kept/KeptStrip';
import { useKeptState } from '../kept/useKeptState';

type Comment = components['schemas']['Comment'];

/** Longest message, in characters, as in the contract. */
const LONGEST = 1000;
const NOTHING = { text: '' };

/** Message to be sent. */
export interface Message {
  text: string;
  fileIds: string[];
  /** Whether only staff can read it. */
  internal: boolean;
}

interface ConversationProps {
  comments: readonly Comment[];
  /** Name of the subject, under which unsent input is stored in this browser until it is sent or discarded. */
  keptAs: KeptAs;
  sendFile: SendFile;
  /** Sends a message; rejects with an ApiError, which a toast shows, and the input stays. */
  onSend: (message: Message, idempotencyKey: string) => Promise<void>;
  /** Whether messages for staff only may be written. */
  hasInternal?: boolean;
}

/** Conversation between buyer and staff about an order, with files, latest message first, below the input field. */
export function Conversation({ comments, hasInternal = false, ...form }: ConversationProps) {
  const { t } = useTranslation('orders');
  return (
    <Panel span="whole">
      <Section title={t('talk.title')} note={t('talk.count', { count: comments.length })}>
        <Stack gap="s5">
          <MessageForm hasInternal={hasInternal} {...form} />
          {comments.length === 0 ? (
            <Text as="p" ink="weak">
              {t('talk.none')}
            </Text>
          ) : (
            comments.map((comment) => <Said key={comment.id} comment={comment} />)
          )}
        </Stack>
      </Section>
    </Panel>
  );
}

function Said({ comment }: { comment: Comment }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { authorName, at, text, files, internal = false } = comment;
  return (
    <Stack gap="s2">
      <Inline gap="s2">
        <Text weight="medium">{authorName}</Text>
        <Text size="caption" ink="weak">
          {formats.stamp(at)}
        </Text>
        {internal && <Badge>{t('talk.internalMark')}</Badge>}
      </Inline>
      <Text as="p" hasLineBreaks>
        {text}
      </Text>
      {files.length > 0 && <FileList label={t('talk.attached', { name: authorName })} files={files} />}
    </Stack>
  );
}

function MessageForm({
  keptAs,
  sendFile,
  onSend,
  hasInternal,
}: Omit<ConversationProps, 'comments'> & { hasInternal: boolean }) {
  const { t } = useTranslation('orders');
  const kept = useKeptState(keptAs, NOTHING);
  const { text } = kept.values;
  const [internal, setInternal] = useState(false);
  const [isTried, setTried] = useState(false);
  const once = useIntent();
  const attached = useUploads(sendFile);
  const uploads = attached.of('message');
  const send = useMutation({
    mutationFn: (sent: string) =>
      once((key) => onSend({ text: sent.trim(), fileIds: [...uploads.ids], internal }, key)),
    onSuccess: (_, sent) => {
      // A message that was begun meanwhile stays.
      kept.change((now) => ({ text: now.text === sent ? '' : now.text }));
      setInternal(false);
      setTried(false);
      attached.clear();
    },
  });
  const isEmpty = text.trim() === '';
  const isUnfit = isEmpty || textLength(text) > LONGEST;
  const submit = (): void => {
    setTried(true);
    if (!isUnfit && !uploads.isPending && !send.isPending) send.mutate(text);
  };
  return (
    <Stack gap="s3">
      <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
      <TextArea
        label={t('talk.write')}
        value={text}
        onChange={(typed) => kept.change({ text: typed })}
        maxLength={LONGEST}
        isInvalid={isTried && isEmpty}
        errorMessage={isTried && isEmpty ? t('talk.wrong') : undefined}
      />
      {hasInternal && (
        <Stack gap="s1">
          <Checkbox isSelected={internal} onChange={setInternal}>
            {t('talk.internal')}
          </Checkbox>
          <Text size="caption" ink="weak">
            {t('talk.internalNote')}
          </Text>
        </Stack>
      )}
      <AddFiles label={t('talk.files')} uploads={uploads} />
      <Inline justify="end">
        <Button isPending={send.isPending || uploads.isPending} onPress={submit}>
          {t('talk.send')}
        </Button>
      </Inline>
    </Stack>
  );
}
