import { Button } from 'react-aria-components/Button';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Avatar } from '../../primitives/Avatar';
import { Menu, type MenuGroup } from '../../primitives/Menu';
import { person } from './AccountMenu.css';

/** Who is signed in and what they can do about it. */
export interface Account {
  /** Nickname as shown. */
  name: string;
  pictureSrc?: string;
  groups: readonly MenuGroup[];
}

interface AccountMenuProps {
  account: Account;
  /** Spoken name of the button. */
  label: string;
  placement?: 'bottom end' | 'top start';
}

/** The letters of a person; pressing them opens what belongs to the account. */
export function AccountMenu({ account, label, placement = 'bottom end' }: AccountMenuProps) {
  const trigger = (
    <Button className={person}>
      <Avatar name={account.name} src={account.pictureSrc} isDecorative />
      <span className={visuallyHidden}>{label}</span>
    </Button>
  );
  return <Menu trigger={trigger} label={label} groups={account.groups} placement={placement} />;
}
