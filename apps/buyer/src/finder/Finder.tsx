import { useTranslation } from 'react-i18next';
import { FindDialog } from '@selvedge/app-kit/finder/FindDialog';
import { routes } from '../routes';
import { foundKinds } from './finder.api';

/** Finds places, lists, orders and goods by their words, and leads there; Enter takes the first. */
export default function Finder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const places = routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({ href: path, label: t(title) }));
  return <FindDialog places={places} kinds={foundKinds} onClose={onClose} />;
}
