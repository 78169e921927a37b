import { useTranslation } from 'react-i18next';
import { FindDialog } from '@selvedge/app-shell/finder/FindDialog';
import { routes } from '../routes';
import { foundKinds } from './finder.api';

/** Dialog that finds pages, lists, orders and products by keywords and links to them; Enter opens the first result. */
export default function Finder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const places = routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, title }) => ({ href: path, label: t(title) }));
  return <FindDialog places={places} kinds={foundKinds} onClose={onClose} />;
}
