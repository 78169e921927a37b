import { codes, faultReference, isApiError } from '@selvedge/api-spec/client';
import { ErrorState } from '@selvedge/design-system/ErrorState';
import { Link } from '@selvedge/design-system/Link';

/** Codes by which the server says that no such thing is there for this person: unknown, another's, no id at all. */
const MISSING = [codes.NOT_FOUND, codes.NOT_YOURS, codes.INVALID_INPUT] as const;

interface LoadFailureProps {
  error: unknown;
  /** What happened when the thing may well be there. */
  title: string;
  /** What happened when there is no such thing, and why that may be. */
  missing: { title: string; body: string };
  /** The place above, from which another can be chosen. */
  back: { href: string; label: string };
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Stands where one thing was asked for by its id and could not be read: trying again only helps where there is one. */
export function LoadFailure({ error, title, missing, back, onRetry, isRetrying }: LoadFailureProps) {
  const isMissing = isApiError(error, ...MISSING);
  return (
    <ErrorState
      isInset
      title={isMissing ? missing.title : title}
      onRetry={isMissing ? undefined : onRetry}
      isRetrying={isRetrying}
      reference={faultReference(error)}
      action={
        <Link variant={isMissing ? 'primary' : 'quiet'} href={back.href}>
          {back.label}
        </Link>
      }
    >
      {isMissing ? missing.body : null}
    </ErrorState>
  );
}
