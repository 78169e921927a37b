import { useContext } from 'react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ChevronDownIcon } from '../Icon/icons';
import { fieldButton, fieldControl, fieldControlSize, fieldInput } from '../field/field.css';

interface OptionsInputProps extends Omit<ComponentProps<typeof Input>, 'className' | 'size'> {
  size: keyof typeof fieldControlSize;
}

/** Line of a field that finds options by typing, with the button that opens the list. Needs React Aria's ComboBox around it. */
export function OptionsInput({ size, ...input }: OptionsInputProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Group className={`${fieldControl} ${fieldControlSize[size]}`}>
      {/* The list opens by typing only, `menuTrigger` being manual: React Aria would also open it whenever the text changes, such as back to
          the label of a chosen option that the answer of the server lacks. */}
      <Input {...input} className={fieldInput} onInput={() => state?.open(null, 'input')} />
      <Button className={fieldButton}>
        <ChevronDownIcon size="medium" />
      </Button>
    </Group>
  );
}
