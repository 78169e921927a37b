import { useQuery } from '@tanstack/react-query';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { LinksSection } from '@selvedge/app-shell/lists/LinksSection';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import type { ListDetail } from '../../api/schemas';
import { toColumnKeys } from '../../manifest/columns';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { linksQuery, revokeLink, shareList } from './listEditor.api';

/** Share links of the user's own list. */
export function Links({ list }: { list: ListDetail }) {
  const query = useQuery(linksQuery(list.id));
  const { data, isWaiting, hasFailed } = answerOf(query);
  const now = useNow();
  const once = useIntent();
  if (isWaiting) return <TableSkeleton rows={2} hasPicture={false} />;
  if (hasFailed || !data) return <ReadFailure isInset query={query} />;
  return (
    <LinksSection
      listId={list.id}
      links={data.list}
      columns={toColumnKeys(list.columns)}
      now={now}
      canShare={list.actions?.includes('share') === true}
      onShare={(wish) => once((key) => shareList(list.id, wish, key))}
      onRevoke={revokeLink}
    />
  );
}
