import { useTranslation } from 'react-i18next';
import { countColumn, moneyColumn, momentColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { TeamRow } from '../../api/schemas';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';

/** Action on one team that opens a dialog. */
export interface AskedOfTeam {
  kind: 'edit' | 'credit' | 'dissolve' | 'statement';
  team: TeamRow;
}

/** Returns the columns of the list of teams. */
export function useColumns(onAsk: (asked: AskedOfTeam) => void): TableColumn<TeamRow>[] {
  const { t } = useTranslation('teams');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const mayEdit = useAllowed(['biz:team:edit']);
  const mayCorrect = useAllowed(['biz:payment:verify']);
  const mayDissolve = useAllowed(['biz:team:delete']);
  const step = (kind: AskedOfTeam['kind'], team: TeamRow) => ({
    id: kind,
    label: t(`step.${kind}`),
    onAction: () => onAsk({ kind, team }),
  });
  return [
    {
      id: 'name',
      phone: 'line1',
      header: t('columns.name'),
      isRowHeader: true,
      isSortable: true,
      width: 200,
      render: ({ name, dissolvedAt }) => (
        <>
          <Text weight="medium">{name}</Text>
          {dissolvedAt && (
            <Text as="p" size="caption" ink="weak">
              {t('dissolvedAt', { at: formats.stamp(dissolvedAt) })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'leader',
      phone: 'line2',
      header: t('columns.leader'),
      width: 208,
      render: ({ manager }) => (
        <>
          {manager.nickname}{' '}
          <Text size="caption" ink="weak" isFigure>
            {manager.contact}
          </Text>
        </>
      ),
    },
    countColumn('size', t('columns.size'), { phone: 'line3', isSortable: true, width: 72 }),
    countColumn('brandCount', t('columns.brandCount'), { yields: 3, width: 80 }),
    countColumn('productCount', t('columns.productCount'), { yields: 2, width: 80 }),
    moneyColumn('totalValueCents', t('columns.totalValue'), {
      phone: 'line1End',
      isSortable: !areAmountsHidden,
      width: 128,
      isCharged: true,
    }),
    moneyColumn('creditBalanceCents', t('columns.credit'), {
      phone: 'line2End',
      isNamedOnPhone: true,
      isSortable: !areAmountsHidden,
      width: 112,
      isCharged: true,
    }),
    momentColumn('createdAt', t('columns.createdAt'), {
      phone: 'line3End',
      yields: 1,
      isSortable: true,
      width: 136,
    }),
    menuColumn(t('columns.more'), (team) => ({
      label: t('more', { name: team.name }),
      steps:
        team.dissolvedAt === undefined
          ? [
              mayEdit && step('edit', team),
              mayCorrect && step('credit', team),
              mayDissolve && step('dissolve', team),
            ]
          : [mayCorrect && step('statement', team)],
    })),
  ];
}
