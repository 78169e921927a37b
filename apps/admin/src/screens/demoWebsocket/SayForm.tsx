import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { OutgoingFrame } from '@selvedge/api-spec/client';
import { TALK_MAX_LENGTH } from '@selvedge/domain/constants';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { Button } from '@selvedge/design-system/primitives/Button';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { TextField } from '@selvedge/design-system/primitives/TextField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { textLength } from '@selvedge/domain/display/textLength';
import { session } from '../../api/session';

const NOTHING = { text: '' };

interface SayFormProps {
  isLive: boolean;
  /** Sends the message; returns false when it could not be sent. */
  onSay: (word: OutgoingFrame) => boolean;
}

/** Form for a message and its recipients. */
export function SayForm({ isLive, onSay }: SayFormProps) {
  const { t } = useTranslation('demo');
  const { user } = useSnapshot(session);
  const kept = useKeptState('say', NOTHING);
  const { text } = kept.values;
  const [to, setTo] = useState<OutgoingFrame['to']>('me');
  const mayTellAll = hasPerm(user ?? {}, ['sys:notice:publish']);
  const isReady = isLive && text.trim() !== '' && textLength(text) <= TALK_MAX_LENGTH;
  const send = (): void => {
    if (!isReady) return;
    if (onSay({ say: text.trim(), to })) kept.discard();
    else toast.show({ message: t('websocket.notSent'), tone: 'critical' });
  };
  return (
    <Stack gap="s5">
      <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
      <TextField
        label={t('websocket.word')}
        description={t('websocket.wordHint', { most: TALK_MAX_LENGTH })}
        maxLength={TALK_MAX_LENGTH}
        value={text}
        onChange={(next) => kept.change({ text: next })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) send();
        }}
      />
      <RadioGroup
        label={t('websocket.to')}
        description={mayTellAll ? undefined : t('websocket.allHint')}
        options={[
          { id: 'me', label: t('websocket.me') },
          { id: 'all', label: t('websocket.all'), isDisabled: !mayTellAll },
        ]}
        value={to}
        onChange={(id) => setTo(id === 'all' ? 'all' : 'me')}
      />
      <Button variant="primary" isDisabled={!isReady} onPress={send}>
        {t('websocket.send')}
      </Button>
    </Stack>
  );
}
