import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { TeamRow } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';

const EDIT = ['biz:team:edit'] as const;
const CREDIT = ['biz:payment:verify'] as const;
const DISSOLVE = ['biz:team:delete'] as const;

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
  return useMemo(
    () => [
      {
        id: 'name',
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
      {
        id: 'size',
        header: t('columns.size'),
        align: 'end',
        isSortable: true,
        width: 72,
        render: ({ size }) => formats.quantity(size),
      },
      {
        id: 'brandCount',
        yields: 3,
        header: t('columns.brandCount'),
        align: 'end',
        width: 80,
        render: ({ brandCount }) => formats.quantity(brandCount),
      },
      {
        id: 'productCount',
        yields: 2,
        header: t('columns.productCount'),
        align: 'end',
        width: 80,
        render: ({ productCount }) => formats.quantity(productCount),
      },
      {
        id: 'totalValueCents',
        header: t('columns.totalValue'),
        align: 'end',
        isSortable: !areAmountsHidden,
        width: 128,
        render: ({ totalValueCents }) => <PriceCell cents={totalValueCents} isCharged />,
      },
      {
        id: 'creditBalanceCents',
        header: t('columns.credit'),
        align: 'end',
        isSortable: !areAmountsHidden,
        width: 112,
        render: ({ creditBalanceCents }) => <PriceCell cents={creditBalanceCents} isCharged />,
      },
      {
        id: 'createdAt',
        yields: 1,
        header: t('columns.createdAt'),
        isSortable: true,
        width: 136,
        render: ({ createdAt }) => (
          <Text ink="weak" isFigure>
            {formats.stamp(createdAt)}
          </Text>
        ),
      },
      {
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (team) => <TeamMenu team={team} onAsk={onAsk} />,
      },
    ],
    [t, formats, areAmountsHidden, onAsk],
  );
}

function TeamMenu({ team, onAsk }: { team: TeamRow; onAsk: (asked: AskedOfTeam) => void }) {
  const { t } = useTranslation('teams');
  const mayEdit = useAllowed(EDIT);
  const mayCorrect = useAllowed(CREDIT);
  const mayDissolve = useAllowed(DISSOLVE);
  const kept = [
    ...(mayEdit ? (['edit'] as const) : []),
    ...(mayCorrect ? (['credit'] as const) : []),
    ...(mayDissolve ? (['dissolve'] as const) : []),
  ];
  const gone = mayCorrect ? (['statement'] as const) : [];
  const kinds = team.dissolvedAt === undefined ? kept : gone;
  if (kinds.length === 0) return null;
  const label = t('more', { name: team.name });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[
        {
          id: 'steps',
          items: kinds.map((kind) => ({
            id: kind,
            label: t(`step.${kind}`),
            onAction: () => onAsk({ kind, team }),
          })),
        },
      ]}
    />
  );
}
