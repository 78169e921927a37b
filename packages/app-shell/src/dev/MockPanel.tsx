import { useState } from 'react';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Heading } from '@selvedge/design-system/layout/Heading';
import { XIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Select } from '@selvedge/design-system/primitives/Select';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { panel, scrolled, tab } from './mockPanelStyles';
import { usePanelMessages } from './usePanelMessages';

/** Delays that can be chosen, in ms. */
const mockDelaysMs = [0, 500, 2000, 10_000] as const;

/** Call that the page has made, and the answer chosen for it. */
export interface MockCall {
  /** The contract's `operationId`. */
  id: string;
  /** Method and path, as the contract writes them. */
  address: string;
  /** Answers to choose from; the first is the default. */
  answers: readonly { id: string; label: string }[];
  /** Id of the chosen answer. */
  answer: string;
  delayMs: number;
}

/** Props of {@link MockPanel}. */
export interface MockPanelProps {
  /** Calls of the page, latest first. */
  calls: readonly MockCall[];
  onAnswer: (id: string, answer: string) => void;
  /** `delayMs` is one of {@link mockDelaysMs}. */
  onDelay: (id: string, delayMs: number) => void;
  onReset: () => void;
  onCopy: () => void;
  /** Frame types of the app's live channel. */
  frames: readonly string[];
  /** Makes the mock send the example of a frame to the open pages. */
  onFrame: (type: string) => void;
}

const isChanged = ({ answer, answers, delayMs }: MockCall): boolean =>
  delayMs > 0 || answer !== answers[0]?.id;

/**
 * Panel for developers and designers on the mock: lists every call of the page with its answer, so that any state of a screen can be shown.
 * Never part of a production build.
 */
export function MockPanel({ calls, onAnswer, onDelay, onReset, onCopy, frames, onFrame }: MockPanelProps) {
  const t = usePanelMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [frame, setFrame] = useState(frames[0] ?? '');
  const changed = calls.filter(isChanged).length;
  if (!isOpen) {
    return (
      <div style={tab}>
        <Button size="small" onPress={() => setIsOpen(true)}>
          {changed > 0 ? `${t('open')} · ${t('changed', { count: changed })}` : t('open')}
        </Button>
      </div>
    );
  }
  const delays = mockDelaysMs.map((ms) => ({
    id: String(ms),
    label: ms === 0 ? t('noDelay') : t('seconds', { seconds: ms / 1000 }),
  }));
  return (
    <section style={panel} aria-label={t('title')}>
      <Inline justify="between">
        <Heading level={2} look="title">
          {t('title')}
        </Heading>
        <IconButton label={t('close')} icon={<XIcon />} onPress={() => setIsOpen(false)} />
      </Inline>
      <div style={scrolled}>
        <Stack gap="s5">
          <Text as="p" size="caption" ink="medium">
            {calls.length === 0 ? t('none') : t('intro')}
          </Text>
          {calls.map(({ id, address, answers, answer, delayMs }) => (
            <Stack key={id} gap="s3">
              <Text size="small" isTruncated>
                {address}
              </Text>
              <Inline gap="s3">
                <Select
                  label={t('answer', { call: address })}
                  isLabelHidden
                  options={answers}
                  value={answer}
                  onChange={(chosen) => onAnswer(id, chosen)}
                />
                <Select
                  label={t('delay', { call: address })}
                  isLabelHidden
                  options={delays}
                  value={String(delayMs)}
                  onChange={(chosen) => onDelay(id, Number(chosen))}
                />
              </Inline>
            </Stack>
          ))}
        </Stack>
      </div>
      <Inline gap="s3" align="end">
        <Select
          label={t('frame')}
          options={frames.map((type) => ({ id: type, label: type }))}
          value={frame}
          onChange={setFrame}
        />
        <Button size="small" onPress={() => onFrame(frame)}>
          {t('send')}
        </Button>
      </Inline>
      <Inline gap="s4">
        <Button size="small" onPress={onCopy}>
          {t('copy')}
        </Button>
        <Button size="small" variant="quiet" isDisabled={changed === 0} onPress={onReset}>
          {t('reset')}
        </Button>
      </Inline>
    </section>
  );
}
