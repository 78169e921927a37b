import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { LinksSection } from '@selvedge/app-shell/lists/LinksSection';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { productColumnKeys } from '@selvedge/domain/products/columns';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import { linksQuery, revokeLink, shareList } from './listEditor.api';

/** Links to a list: created, copied, viewed, revoked. */
export function Links({ list }: { list: StaffListDetail }) {
  const { t } = useTranslation('staffLists');
  const query = useQuery(linksQuery(list.id));
  const { data, isWaiting, hasFailed } = answerOf(query);
  const now = useNow();
  const once = useIntent();
  if (isWaiting) return <TableSkeleton rows={2} hasPicture={false} />;
  if (hasFailed || !data) return <ReadFailure isInset title={t('linksFailed')} query={query} />;
  return (
    <LinksSection
      listId={list.id}
      links={data}
      columns={productColumnKeys.filter((key) => list.columns.includes(key))}
      now={now}
      canShare={list.actions.includes('share')}
      onShare={(wish) => once((key) => shareList(list.id, wish, key))}
      onRevoke={revokeLink}
    />
  );
}
