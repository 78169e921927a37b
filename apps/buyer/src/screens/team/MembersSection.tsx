import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { listAnswer } from '@selvedge/app-shell/listing/listAnswer';
import { useWordNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { ListRows } from '@selvedge/design-system/pages/ListPage';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { Section } from '@selvedge/design-system/layout/Section';
import { useFormats } from '@selvedge/design-system/i18n';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { session } from '../../api/session';
import type { Member, Team } from '../../api/schemas';
import { memberColumns } from './members.columns';
import { membersQuery } from './team.api';
import { mayEdit } from './teamRights';
import type { TeamRights } from './teamRights';

const MemberDialog = lazyDialog(() => import('./MemberDialog').then((part) => part.MemberDialog));

interface MembersSectionProps {
  team: Team;
  rights: TeamRights;
}

/** Table of the team's members with role, rights, spend limit and last sign-in; opens the dialog of a member whom the user may edit. */
export function MembersSection({ team, rights }: MembersSectionProps) {
  const { t } = useTranslation('team');
  const formats = useFormats();
  const { user } = useSnapshot(session);
  const [{ keywords, page }, show] = useState({ keywords: '', page: 1 });
  const [edited, setEdited] = useState<Member | null>(null);
  const query = useQuery(membersQuery(useDeferredValue(keywords.trim()), page));
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
  const search = (text: string): void => show({ keywords: text, page: 1 });
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
      <ListRows
        label={t('members')}
        columns={columns}
        rowId={({ id }) => id}
        minWidth={820}
        isTall
        empty={null}
        narrowing={narrowing}
        answer={listAnswer(query)}
        isSinglePageHidden
        hasPicture={false}
        paging={{ page, pageSize: PAGE_SIZE_DEFAULT, onPageChange: (next) => show({ keywords, page: next }) }}
      />
      {edited ? (
        <MemberDialog member={edited} team={team} rights={rights} onClose={() => setEdited(null)} />
      ) : null}
    </Section>
  );
}
