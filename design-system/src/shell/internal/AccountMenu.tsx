import { Button } from 'react-aria-components/Button';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { Menu, type MenuGroup } from '../../primitives/Menu/Menu';
import { person } from './AccountMenu.css';

/** The signed-in user, with the actions of the account menu. */
export interface Account {
  /** Display name. */
  name: string;
  pictureSrc?: string;
  groups: readonly MenuGroup[];
}

interface AccountMenuProps {
  account: Account;
  /** Accessible name of the button. */
  label: string;
  placement?: 'bottom end' | 'top start';
}

/** Button with the user's avatar that opens the account menu. */
export function AccountMenu({ account, label, placement = 'bottom end' }: AccountMenuProps) {
  const trigger = (
    <Button className={person}>
      <Avatar name={account.name} src={account.pictureSrc} isDecorative />
      <span className={visuallyHidden}>{label}</span>
    </Button>
  );
  return <Menu trigger={trigger} label={label} groups={account.groups} placement={placement} />;
}
