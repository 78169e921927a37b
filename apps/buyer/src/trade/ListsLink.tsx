import { useTranslation } from 'react-i18next';
import { Link } from '@selvedge/design-system/primitives/Link';

interface ListsLinkProps {
  variant?: 'primary' | 'secondary';
  /** Label; the name of the page when left out. */
  label?: string;
}

/** Link to the lists, shown where something is empty that is filled from them. */
export function ListsLink({ variant = 'secondary', label }: ListsLinkProps) {
  const { t } = useTranslation();
  return (
    <Link variant={variant} href="/products/list">
      {label ?? t('places.lists')}
    </Link>
  );
}
