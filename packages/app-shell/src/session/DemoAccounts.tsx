import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';

interface DemoAccount {
  username: string;
  password: string;
}

interface DemoAccountsProps {
  /** Text above the accounts, with their password: "演示账号，密码 …". */
  intro: string;
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** Demo accounts, shown while demo data is on; choosing one fills the form. */
export function DemoAccounts({ intro, accounts, onChoose }: DemoAccountsProps) {
  return (
    <Stack gap="s3">
      <Text size="caption" ink="medium">
        {intro}
      </Text>
      <Inline gap="s5" isWrapping>
        {accounts.map(({ username, password }) => (
          <Button key={username} variant="link" onPress={() => onChoose({ username, password })}>
            {username}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
