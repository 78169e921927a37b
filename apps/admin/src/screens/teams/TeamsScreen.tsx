import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { dissolveTeam, teamsQuery } from './teams.api';
import { useColumns } from './teams.columns';
import type { AskedOfTeam } from './teams.columns';
import { teamsSearch } from './teams.search';

const NewTeamDialog = lazyDialog(() => import('./TeamDialogs').then((part) => part.NewTeamDialog));
const TeamDialog = lazyDialog(() => import('./TeamDialogs').then((part) => part.TeamDialog));
const CreditDialog = lazyDialog(() => import('./CreditDialog').then((part) => part.CreditDialog));
const StatementDialog = lazyDialog(() => import('./Statement').then((part) => part.StatementDialog));

/** Page of the customers' teams: members, leader, rules, and credit with its statement. */
export function TeamsScreen() {
  const { t } = useTranslation(['teams', 'money', 'listing']);
  const [asked, ask] = useState<AskedOfTeam>();
  const [isAdding, setAdding] = useState(false);
  const { filter, show, bar, page } = useStaffList('teams', {
    search: teamsSearch,
    names: { dissolved: t('state.label') },
    query: teamsQuery,
    columns: useColumns(ask),
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const close = (): void => ask(undefined);

  return (
    <ListPage
      {...page}
      title={t('common:route.teams')}
      actions={
        <Allowed anyOf={['biz:team:add']}>
          <Button variant="primary" size="header" onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        </Allowed>
      }
      filters={
        <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
          <FilterSelect
            label={t('state.label')}
            value={filter.dissolved ? 'dissolved' : 'there'}
            options={(['there', 'dissolved'] as const).map((id) => ({ id, label: t(`state.${id}`) }))}
            onChange={(id) => show({ dissolved: id === 'dissolved' })}
          />
        </FilterBar>
      }
    >
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
