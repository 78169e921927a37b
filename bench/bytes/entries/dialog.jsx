import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { TextField } from '@selvedge/design-system/TextField';

/** What a page takes that opens a dialog with two fields. */
export function Subject({ isOpen, onOpenChange }) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Bind e-mail" footer={<Button>Bind</Button>}>
      <TextField label="E-mail" />
      <TextField label="Verification code" />
    </Dialog>
  );
}
