import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { textColumn } from '@selvedge/app-shell/listing/columns';
import { plainList } from '@selvedge/app-shell/listing/listAnswer';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import { useAllowed } from '../../session/Allowed';
import { RuleText } from './RuleText';
import { rulesQuery } from './tradeRules.api';
import type { TradeRule } from './tradeRules.api';

const RuleDialog = lazyDialog(() => import('./RuleDialogs').then((part) => part.RuleDialog));

/** Page of the merchant's trade rules: minimum pieces and the surcharge on small orders, with the time and author of their last change. */
export function TradeRulesScreen() {
  const { t } = useTranslation('money');
  const rules = useQuery(rulesQuery);
  const [edited, edit] = useState<TradeRule | null>(null);
  return (
    <ListPage
      title={t('common:route.houseRules')}
      lead={t('rules.lead')}
      list={{
        ...plainList(rules, t('rules.failed')),
        narrowing: null,
        empty: <EmptyState title={t('rules.empty')} />,
        columns: useColumns(edit),
        rowId: (row) => row.id,
      }}
    >
      {edited !== null && <RuleDialog rule={edited} onClose={() => edit(null)} />}
    </ListPage>
  );
}

function useColumns(onEdit: (rule: TradeRule) => void): TableColumn<TradeRule>[] {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const mayUpdate = useAllowed(['sys:config:update']);
  return [
    textColumn('name', t('rules.rule'), {
      phone: 'line1',
      isRowHeader: true,
      width: 260,
      of: ({ key }) => t(`rules.name.${key}`),
    }),
    {
      id: 'value',
      phone: 'line2',
      header: t('rules.now'),
      width: 240,
      render: ({ value }) => <RuleText value={value} />,
    },
    textColumn('since', t('rules.since'), {
      phone: 'line3',
      width: 160,
      ink: 'weak',
      of: ({ updatedAt }) => (updatedAt === undefined ? t('rules.fromTheStart') : formats.stamp(updatedAt)),
    }),
    textColumn('by', t('rules.by'), { yields: 1, of: ({ updatedBy }) => updatedBy }),
    {
      id: 'steps',
      phone: 'line1End',
      header: t('steps'),
      isHeaderHidden: true,
      align: 'end',
      width: 96,
      render: (rule) =>
        mayUpdate && (
          <Button
            size="small"
            onPress={() => onEdit(rule)}
            aria-label={t('rules.edit', { name: t(`rules.name.${rule.key}`) })}
          >
            {t('edit')}
          </Button>
        ),
    },
  ];
}
