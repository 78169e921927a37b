/** Commit before the first one whose subject is checked. */
export const CHECKED_SINCE = 'fa4b35e88798f6de742bf8ce798746f467086b63';

const MAX_LENGTH = 72;
const subjectForm = /^(?:Revert ")?[a-z][\w ,&/+-]*: [^A-Z\s]/;

/** Reports commit subjects that are not `area: imperative`, in lower case and at most 72 characters (CONTRIBUTING, "Commits are small"). */
export function check(subjects) {
  return subjects.flatMap((subject) => [
    ...(subjectForm.test(subject)
      ? []
      : [`commit ${JSON.stringify(subject)}: the subject is area: imperative, in lower case`]),
    ...(subject.length > MAX_LENGTH
      ? [`commit ${JSON.stringify(subject)}: more than ${MAX_LENGTH} characters`]
      : []),
  ]);
}
