import { Button } from '@selvedge/design-system/primitives/Button';

/** What a page takes that shows one button. */
export function Subject() {
  return <Button variant="primary">Save</Button>;
}
