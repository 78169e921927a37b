import { useMessages } from '../../i18n/useMessages';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { section, sectionFields, sections } from './FormPage.css';

/** Fields in each section of the skeleton. */
const FIELDS = [4, 3, 2];

/** Placeholder for the sections of a form that loads; announces "loading" once. */
export function FormPageSkeleton() {
  const t = useMessages('Skeleton');
  return (
    <output aria-label={t('loading')} className={sections}>
      {FIELDS.map((count) => (
        <div key={count} className={section}>
          <Skeleton shape="short" />
          <div className={sectionFields}>
            {Array.from({ length: count }, (_, field) => (
              <Skeleton key={field} shape="control" />
            ))}
          </div>
        </div>
      ))}
    </output>
  );
}
