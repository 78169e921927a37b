import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Checkbox } from '@selvedge/design-system/primitives/Checkbox';
import { LineTotals } from '@selvedge/design-system/commerce/LineTotals';
import { Section } from '@selvedge/design-system/layout/Section';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { ThresholdRuler } from '@selvedge/design-system/commerce/ThresholdRuler';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Totals } from '../../api/schemas';
import { errorWords } from '../../trade/errorWords';
import { useSurchargeSteps } from '../../trade/useSurchargeSteps';
import { AskLeader } from './AskLeader';
import type { Refusal } from './useSubmit';

interface InquirySumsProps {
  totals: Totals | undefined;
  /** List names by id, for the messages about minimums. */
  listNames: ReadonlyMap<string, string>;
  /** Error of the totals' read. */
  error: unknown;
  refusal: Refusal | null;
  /** Number of lines with a problem. */
  problemCount: number;
  hasNewPrices: boolean;
  acceptPrices: boolean;
  onAcceptPrices: (accept: boolean) => void;
  isPending: boolean;
  isDisabled: boolean;
  /** Whether data that submitting needs is still being loaded; saving a draft needs none of it. */
  isWaiting: boolean;
  isSaving: boolean;
  /** Whether the draft waits for the leader's approval: it can then be neither changed nor sent. */
  isWaitingForLeader: boolean;
  onSubmit: () => void;
  /** Asks the leader to approve an inquiry above the spend limit. */
  onAsk: () => void;
  isAsking: boolean;
  onSaveDraft: () => void;
  onCancel: () => void;
  /** Element that offers to split an inquiry with several deliveries. */
  split: ReactNode;
}

/** Totals by the shared rules, what prevents submitting, and the buttons submit, save draft and cancel. */
export function InquirySums(props: InquirySumsProps) {
  const { totals, listNames, error, refusal, problemCount, hasNewPrices, acceptPrices, onAcceptPrices } =
    props;
  const { isPending, isWaiting, isSaving, isWaitingForLeader, onSubmit, onAsk, isAsking } = props;
  const { onSaveDraft, onCancel } = props;
  const isDisabled = props.isDisabled || isWaitingForLeader || isAsking;
  const { t } = useTranslation('inquiry');
  const { t: common } = useTranslation();
  const formats = useFormats();
  const steps = useSurchargeSteps();
  const minimums = totals?.violations.filter(({ code }) => code === 'MIN_LIST_VALUE') ?? [];
  return (
    <Section title={t('sums.title')} note={totals ? formats.count(totals.qty, 'piece') : undefined}>
      <Stack gap="s5">
        {totals ? (
          <>
            <ThresholdRuler goodsCents={totals.goodsCents - totals.discountCents} steps={steps} />
            <LineTotals sums={totals} />
          </>
        ) : error ? (
          <Text ink="critical">{errorWords(error)}</Text>
        ) : (
          <Stack gap="s3">
            <Skeleton />
            <Skeleton />
            <Skeleton shape="title" />
          </Stack>
        )}
        {minimums.map(({ listId, need, have, block }) => (
          <Text key={listId} as="p" size="small" ink={block ? 'critical' : 'warning'}>
            {t(block ? 'sums.minimumBlocks' : 'sums.minimumWarns', {
              list: listNames.get(listId ?? '') ?? '',
              need: formats.money(need),
              missing: formats.money(need - have),
            })}
          </Text>
        ))}
        {refusal ? (
          <div role="alert">
            <Stack gap="s2">
              <Text as="p" ink="critical">
                {refusal.words}
              </Text>
              <Text size="small" ink="medium">
                {t(refusal.isUnanswered ? 'sums.unanswered' : 'sums.refused', {
                  count: problemCount,
                })}
              </Text>
            </Stack>
          </div>
        ) : null}
        {hasNewPrices ? (
          <Checkbox isSelected={acceptPrices} onChange={onAcceptPrices}>
            {t('sums.acceptPrices')}
          </Checkbox>
        ) : null}
        {isWaitingForLeader ? (
          <Text as="p" ink="warning">
            {t('approval.waiting')}
          </Text>
        ) : null}
        {props.split}
        <Stack gap="s3">
          {refusal && refusal.limitCents !== null ? (
            <AskLeader limitCents={refusal.limitCents} isPending={isAsking} onAsk={onAsk} />
          ) : null}
          <Button
            variant={refusal && refusal.limitCents !== null ? 'secondary' : 'primary'}
            isWide
            isPending={isPending}
            isDisabled={isDisabled || isWaiting}
            onPress={onSubmit}
          >
            {t('submit')}
          </Button>
          <Button isWide isPending={isSaving} isDisabled={isDisabled || isPending} onPress={onSaveDraft}>
            {t('saveDraft')}
          </Button>
          <Button variant="quiet" isWide isDisabled={isPending} onPress={onCancel}>
            {common('actions.cancel')}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
