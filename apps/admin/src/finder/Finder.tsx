import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { FindDialog } from '@selvedge/app-shell/finder/FindDialog';
import { session } from '../api/session';
import type { Place } from '../navigation/menu';
import { foundKinds } from './finder.api';

interface FinderProps {
  /** Pages that the user may open. */
  places: readonly Place[];
  /** Text typed into the search of the bar. */
  text: string;
  onClose: () => void;
}

/** Finds pages, orders, customers and products by their words, as far as the user may read them; Enter opens the first. */
export default function Finder({ places, text, onClose }: FinderProps) {
  const { t } = useTranslation();
  const { user } = useSnapshot(session);
  const own = foundKinds.filter(({ perm }) => hasPerm(user ?? {}, [perm]));
  const pages = places
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({ href: path, label: t(title, { defaultValue: title }) }));
  return <FindDialog places={pages} kinds={own} initialText={text} onClose={onClose} />;
}
