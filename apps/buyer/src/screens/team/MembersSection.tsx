import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Section } from '@selvedge/design-system/layout/Section';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import { useFormats } from '@selvedge/design-system/i18n';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { session } from '../../api/session';
import type { Member, Team } from '../../api/schemas';
import { ReadFailure } from '../../trade/ReadFailure';
import { MemberDialog } from './MemberDialog';
import { memberColumns } from './members.columns';
import { membersQuery } from './team.api';
import { mayEdit } from './teamRights';
import type { TeamRights } from './teamRights';

interface MembersSectionProps {
  team: Team;
  rights: TeamRights;
}

/** Table of the team's members with role, rights, spend limit and last sign-in; opens the dialog of a member whom the user may edit. */
export function MembersSection({ team, rights }: MembersSectionProps) {
  const { t } = useTranslation('team');
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const [keywords, setKeywords] = useState('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Member | null>(null);
  const query = useQuery(membersQuery(useDeferredValue(keywords.trim()), page));
  const { data, isWaiting, hasFailed } = answerOf(query);
  const columns = useMemo(
    () =>
      memberColumns(t, formats, {
        ownId: user?.id,
        seesLimits: rights.seesLimits,
        mayEdit: (member) => mayEdit(member, user, rights),
        onEdit: setEdited,
      }),
    [t, formats, user, rights],
  );
  const search = (text: string): void => {
    setKeywords(text);
    setPage(1);
  };
  const narrowing = useWordNarrowing(keywords.trim(), () => search(''));
  return (
    <Section
      isInset
      title={t('members')}
      note={t('membersNote', { count: team.size })}
      end={
        <SearchField
          label={t('findMember')}
          placeholder={t('findMember')}
          isShort
          value={keywords}
          onChange={search}
        />
      }
    >
      {isWaiting ? <TableSkeleton hasPicture={false} /> : null}
      {hasFailed ? <ReadFailure isInset query={query} /> : null}
      {data ? (
        <>
          <Table
            label={t('members')}
            columns={columns}
            rows={data.list}
            rowId={({ id }) => id}
            minWidth={820}
            isTall
            hasPhoneRows
            narrowing={narrowing}
          />
          {data.total > PAGE_SIZE_DEFAULT ? (
            <Pagination
              isInset
              page={page}
              pageSize={PAGE_SIZE_DEFAULT}
              total={data.total}
              onPageChange={setPage}
            />
          ) : null}
        </>
      ) : null}
      {edited ? (
        <MemberDialog member={edited} team={team} rights={rights} onClose={() => setEdited(null)} />
      ) : null}
    </Section>
  );
}
