import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useMessages } from '../../i18n';
import { Heading } from '../../layout/Heading';
import { Button } from '../../primitives/Button';
import { XIcon } from '../../primitives/Icon';
import { IconButton } from '../../primitives/IconButton';
import { Select } from '../../primitives/Select';
import { call, callName, calls as callsClass, choices, foot, head, intro, panel, tab } from './MockPanel.css';
import { messages } from './MockPanel.messages';

/** Delays that can be chosen, in ms. */
export const mockDelaysMs = [0, 500, 2000, 10_000] as const;

/** A call the page has made, and what the mock is asked to answer. */
export interface MockCall {
  /** The contract's `operationId`. */
  id: string;
  /** Method and path, as the contract writes them. */
  address: string;
  /** Answers that can be asked for; the first is the usual one. */
  answers: readonly { id: string; label: string }[];
  /** Id of the answer asked for. */
  answer: string;
  delayMs: number;
}

/** Props of {@link MockPanel}. */
export interface MockPanelProps {
  /** Latest first. */
  calls: readonly MockCall[];
  onAnswer: (id: string, answer: string) => void;
  /** `delayMs` is one of {@link mockDelaysMs}. */
  onDelay: (id: string, delayMs: number) => void;
  onReset: () => void;
  onCopy: () => void;
}

const isChanged = ({ answer, answers, delayMs }: MockCall): boolean =>
  delayMs > 0 || answer !== answers[0]?.id;

/**
 * For developers and designers on the mock: every call of the page with the answer it gets, so that any state of a screen
 * can be seen. Never part of a production build.
 */
export function MockPanel({ calls, onAnswer, onDelay, onReset, onCopy }: MockPanelProps) {
  const t = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const changed = calls.filter(isChanged).length;
  if (!isOpen) {
    return (
      <AriaButton className={tab} onPress={() => setIsOpen(true)}>
        {changed > 0 ? `${t('open')} · ${t('changed', { count: changed })}` : t('open')}
      </AriaButton>
    );
  }
  const delays = mockDelaysMs.map((ms) => ({
    id: String(ms),
    label: ms === 0 ? t('noDelay') : t('seconds', { seconds: ms / 1000 }),
  }));
  return (
    <section className={panel} aria-label={t('title')}>
      <div className={head}>
        <Heading level={2} look="title">
          {t('title')}
        </Heading>
        <IconButton label={t('close')} icon={<XIcon />} onPress={() => setIsOpen(false)} />
      </div>
      <div className={callsClass}>
        <p className={intro}>{calls.length === 0 ? t('none') : t('intro')}</p>
        {calls.map(({ id, address, answers, answer, delayMs }) => (
          <div key={id} className={call}>
            <span className={callName} title={id}>
              {address}
            </span>
            <div className={choices}>
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
            </div>
          </div>
        ))}
      </div>
      <div className={foot}>
        <Button size="small" onPress={onCopy}>
          {t('copy')}
        </Button>
        <Button size="small" variant="quiet" isDisabled={changed === 0} onPress={onReset}>
          {t('reset')}
        </Button>
      </div>
    </section>
  );
}
