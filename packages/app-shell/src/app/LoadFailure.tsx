import { codes, serverErrorRequestId, isApiError } from '@selvedge/api-spec/client';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { Link } from '@selvedge/design-system/primitives/Link';

/** Codes for a resource that does not exist for this user: unknown, another user's, or not a valid id. */
const MISSING = [codes.NOT_FOUND, codes.NOT_YOURS, codes.INVALID_INPUT] as const;

interface LoadFailureProps {
  error: unknown;
  /** Title for an error after which the resource may still exist. */
  title: string;
  /** Title and text for a resource that does not exist, with the possible reasons. */
  missing: { title: string; body: string };
  /** Link to the parent page, from which another resource can be chosen. */
  back: { href: string; label: string };
  onRetry: () => void;
  isRetrying?: boolean;
}

/**
 * Error state in place of a resource that was requested by its id and could not be read. Offers a retry only where it can help: not for a
 * resource that does not exist.
 */
export function LoadFailure({ error, title, missing, back, onRetry, isRetrying }: LoadFailureProps) {
  const isMissing = isApiError(error, ...MISSING);
  return (
    <ErrorState
      isInset
      title={isMissing ? missing.title : title}
      onRetry={isMissing ? undefined : onRetry}
      isRetrying={isRetrying}
      reference={serverErrorRequestId(error)}
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
