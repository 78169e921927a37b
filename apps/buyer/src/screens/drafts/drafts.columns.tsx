import type { TFunction } from 'i18next';
import type { components } from '@selvedge/api-spec/types';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';

export type DraftRow = components['schemas']['DraftSummary'];

/** Returns the link that opens a draft for editing. */
export const draftHref = ({ id }: DraftRow): string => `/procurement/inquiry?draft=${encodeURIComponent(id)}`;

interface DraftSteps {
  /** Id of the user: a draft is deleted by its owner only. */
  ownId: string | undefined;
  onDelete: (draft: DraftRow) => void;
  onChange: (draft: DraftRow) => void;
}

/** Returns the columns of the draft list. */
export function draftColumns(
  t: TFunction<'inquiry'>,
  formats: Formats,
  { ownId, onDelete, onChange }: DraftSteps,
): TableColumn<DraftRow>[] {
  return [
    {
      id: 'title',
      header: t('drafts.title'),
      isRowHeader: true,
      width: '36%',
      render: (draft) => (
        <Link variant="plain" href={draftHref(draft)}>
          <Text face="display">{draft.title}</Text>
        </Link>
      ),
    },
    { id: 'owner', header: t('drafts.owner'), render: (draft) => draft.ownerName },
    {
      id: 'shared',
      header: t('drafts.shared'),
      render: ({ shared, approvalStatus }) =>
        approvalStatus === 'WAITING' || approvalStatus === 'REFUSED'
          ? t(`approval.${approvalStatus}`)
          : t(shared ? 'drafts.team' : 'drafts.own'),
    },
    {
      id: 'qty',
      header: t('drafts.pieces'),
      align: 'end',
      render: (draft) => <Text isFigure>{formats.count(draft.qty, 'pieceShort')}</Text>,
    },
    {
      id: 'goods',
      header: t('drafts.goods'),
      align: 'end',
      render: (draft) => <PriceCell cents={draft.goodsCents} isCharged />,
    },
    { id: 'updatedAt', header: t('drafts.updatedAt'), render: (draft) => formats.ago(draft.updatedAt) },
    {
      id: 'actions',
      header: t('drafts.actions'),
      isHeaderHidden: true,
      align: 'end',
      width: 176,
      render: (draft) => (
        <Inline gap="s3" justify="end">
          {draft.approvalStatus !== 'WAITING' && (
            <Button variant="quiet" size="small" onPress={() => onChange(draft)}>
              {t('drafts.rename')}
            </Button>
          )}
          {draft.ownerId === ownId && (
            <Button variant="danger" size="small" onPress={() => onDelete(draft)}>
              {t('drafts.delete')}
            </Button>
          )}
        </Inline>
      ),
    },
  ];
}
