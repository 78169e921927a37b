import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { piecesFormSchema, tiersFormSchema, tiersOf, tierValues } from './ruleForm';
import { RuleText } from './RuleText';
import { setRule } from './tradeRules.api';
import type { TradeRule } from './tradeRules.api';
import { TierFields } from './TierFields';

interface RuleDialogProps {
  rule: TradeRule;
  onClose: () => void;
}

/** Dialog that sets a trade rule, beside its earlier values. */
export function RuleDialog(props: RuleDialogProps) {
  return props.rule.key === 'surchargeTiers' ? <TiersDialog {...props} /> : <PiecesDialog {...props} />;
}

function useDialogWords(rule: TradeRule) {
  const { t } = useTranslation('money');
  return {
    title: t('rules.edit', { name: t(`rules.name.${rule.key}`) }),
    description: t('rules.countsFromNow'),
    version: rule.version,
    lastSave: { by: rule.updatedBy, at: rule.updatedAt },
    errorText: (key: string) => t(`rules.wrong.${key}`, { defaultValue: key }),
  };
}

function PiecesDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation('money');
  const form = useForm({
    resolver: schemaResolver(piecesFormSchema),
    defaultValues: { pieces: rule.value.pieces ?? null },
  });
  return (
    <FormDialog
      keptAs={`rule:${rule.id}`}
      {...useDialogWords(rule)}
      form={form}
      onSave={({ pieces }, version) => setRule(rule.id, { value: { pieces: pieces ?? 1 }, version })}
      onClose={onClose}
    >
      <FormNumberField
        control={form.control}
        name="pieces"
        label={t('rules.field.pieces')}
        description={t('rules.field.piecesNote')}
      />
      <History rule={rule} />
    </FormDialog>
  );
}

function TiersDialog({ rule, onClose }: RuleDialogProps) {
  const form = useForm({
    resolver: schemaResolver(tiersFormSchema),
    defaultValues: tierValues(rule.value.tiers ?? []),
  });
  return (
    <FormDialog
      keptAs={`rule:${rule.id}`}
      {...useDialogWords(rule)}
      form={form}
      size="wide"
      onSave={(values, version) => setRule(rule.id, { value: { tiers: tiersOf(values) }, version })}
      onClose={onClose}
    >
      <TierFields />
      <History rule={rule} />
    </FormDialog>
  );
}

function History({ rule: { history } }: { rule: TradeRule }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  if (history.length === 0) return null;
  return (
    <Section title={t('rules.history')}>
      <Stack as="ol" gap="s4">
        {history.map(({ at, value, operatorName }) => (
          <li key={at}>
            <Inline justify="between">
              <RuleText value={value} />
              <Text size="small" ink="weak">
                {formats.stamp(at)} {operatorName}
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
