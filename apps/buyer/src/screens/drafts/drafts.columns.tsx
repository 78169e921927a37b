import type { TFunction } from 'i18next';
import { moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { components } from '@selvedge/api-spec/types';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
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
    textColumn('title', t('drafts.title'), {
      phone: 'line1',
      isRowHeader: true,
      width: '36%',
      face: 'display',
      href: draftHref,
    }),
    textColumn('owner', t('drafts.owner'), { phone: 'line2', of: ({ ownerName }) => ownerName }),
    textColumn('shared', t('drafts.shared'), {
      phone: 'line3',
      of: ({ shared, approvalStatus }) =>
        approvalStatus === 'WAITING' || approvalStatus === 'REFUSED'
          ? t(`approval.${approvalStatus}`)
          : t(shared ? 'drafts.team' : 'drafts.own'),
    }),
    textColumn('qty', t('drafts.pieces'), {
      phone: 'line2End',
      align: 'end',
      isFigure: true,
      of: ({ qty }) => formats.count(qty, 'pieceShort'),
    }),
    moneyColumn('goods', t('drafts.goods'), {
      phone: 'line1End',
      isCharged: true,
      of: ({ goodsCents }) => goodsCents,
    }),
    textColumn('updatedAt', t('drafts.updatedAt'), {
      phone: 'line3End',
      of: ({ updatedAt }) => formats.ago(updatedAt),
    }),
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
