import { testContract } from '../testing/contract';
import { Button } from './Button/Button';
import { Checkbox } from './Checkbox/Checkbox';
import { CheckIcon } from './Icon/icons';
import { IconButton } from './IconButton/IconButton';
import { Link } from './Link/Link';
import { NumberField } from './NumberField/NumberField';
import { PasswordField } from './PasswordField/PasswordField';
import { SearchField } from './SearchField/SearchField';
import { Select } from './Select/Select';
import { Switch } from './Switch/Switch';
import { TextArea } from './TextArea/TextArea';
import { TextField } from './TextField/TextField';

const options = [{ id: 'agent', label: '采购代理' }];

testContract({
  name: 'Button',
  role: 'button',
  canBeDisabled: true,
  draw: (props) => <Button {...props}>保存</Button>,
});
testContract({
  name: 'IconButton',
  role: 'button',
  canBeDisabled: true,
  draw: (props) => <IconButton {...props} label="完成" icon={<CheckIcon />} />,
});
testContract({
  name: 'Link',
  role: 'link',
  draw: (props) => (
    <Link {...props} href="#/address">
      地址管理
    </Link>
  ),
});
testContract({
  name: 'TextField',
  role: 'textbox',
  canBeDisabled: true,
  draw: (props) => <TextField {...props} label="邮箱" errorMessage="请输入正确的邮箱" isInvalid />,
});
testContract({
  name: 'TextArea',
  role: 'textbox',
  canBeDisabled: true,
  draw: (props) => <TextArea {...props} label="备注" />,
});
testContract({ name: 'PasswordField', draw: (props) => <PasswordField {...props} label="密码" /> });
testContract({
  name: 'SearchField',
  role: 'searchbox',
  canBeDisabled: true,
  draw: (props) => <SearchField {...props} label="国际编码或款名" />,
});
testContract({
  name: 'NumberField',
  role: 'textbox',
  canBeDisabled: true,
  draw: (props) => <NumberField {...props} label="数量" defaultValue={2} />,
});
testContract({
  name: 'Select',
  role: 'button',
  canBeDisabled: true,
  draw: (props) => <Select {...props} label="身份类型" options={options} />,
});
testContract({
  name: 'Checkbox',
  role: 'checkbox',
  canBeDisabled: true,
  draw: (props) => <Checkbox {...props}>默认地址</Checkbox>,
});
testContract({
  name: 'Switch',
  role: 'switch',
  canBeDisabled: true,
  draw: (props) => <Switch {...props}>水印</Switch>,
});
