import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { TextField } from '@selvedge/design-system/primitives/TextField';

/** What a page takes that opens a dialog with two fields. */
export function Subject({ isOpen, onOpenChange }) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Bind e-mail" footer={<Button>Bind</Button>}>
      <TextField label="E-mail" />
      <TextField label="Verification code" />
    </Dialog>
  );
}
