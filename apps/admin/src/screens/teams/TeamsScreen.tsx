import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { dissolveTeam, TEAMS_PER_PAGE, teamsQuery } from './teams.api';
import { useColumns } from './teams.columns';
import type { AskedOfTeam } from './teams.columns';
import { readTeamsFilter, sortColumns, writeTeamsFilter } from './teams.search';

const NewTeamDialog = lazyDialog(() => import('./TeamDialogs').then((part) => part.NewTeamDialog));
const TeamDialog = lazyDialog(() => import('./TeamDialogs').then((part) => part.TeamDialog));
const CreditDialog = lazyDialog(() => import('./CreditDialog').then((part) => part.CreditDialog));
const StatementDialog = lazyDialog(() => import('./Statement').then((part) => part.StatementDialog));

/** Page of the customers' teams: members, leader, rules, and credit with its statement. */
export function TeamsScreen() {
  const { t } = useTranslation(['teams', 'money', 'listing']);
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readTeamsFilter,
    write: writeTeamsFilter,
    names: { dissolved: t('state.label') },
  });
  const teams = useQuery(teamsQuery(filter));
  const [asked, ask] = useState<AskedOfTeam>();
  const [isAdding, setAdding] = useState(false);
  const { chooser, ...chosen } = useChosenColumns('teams', useColumns(ask));
  const close = (): void => ask(undefined);

  return (
    <ListPage
      title={t('common:route.teams')}
      actions={
        <Allowed anyOf={['biz:team:add']}>
          <Button variant="primary" size="header" onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Allowed>
      }
    >
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')} tools={chooser}>
        <FilterSelect
          label={t('state.label')}
          value={filter.dissolved ? 'dissolved' : 'there'}
          options={(['there', 'dissolved'] as const).map((id) => ({ id, label: t(`state.${id}`) }))}
          onChange={(id) => show({ dissolved: id === 'dissolved' })}
        />
      </FilterBar>
      <Listing
        label={t('common:route.teams')}
        query={teams}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        pageSize={TEAMS_PER_PAGE}
      />
      {asked?.kind === 'edit' && <TeamDialog id={asked.team.id} onClose={close} />}
      {asked?.kind === 'credit' && <CreditDialog team={asked.team} onClose={close} />}
      {asked?.kind === 'statement' && <StatementDialog team={asked.team} onClose={close} />}
      {asked?.kind === 'dissolve' && (
        <DeleteDialog
          title={t('dissolveTitle', { name: asked.team.name })}
          text={t('dissolveText', { name: asked.team.name, count: asked.team.size })}
          confirmLabel={t('step.dissolve')}
          done={t('dissolved', { name: asked.team.name })}
          onDelete={() => dissolveTeam(asked.team.id)}
          onClose={close}
        />
      )}
      {isAdding && <NewTeamDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}
