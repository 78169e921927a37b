import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { MailAdapter } from '../adapters/adapters';
import { smtpMail } from '../adapters/smtp';
import { readConfig } from '../config/config';

/** Mail that a server accepted. */
export interface TakenMail {
  to: string[];
  raw: string;
}

/** Mail servers of a test file with the mail they accepted, newest last. */
export interface TestMailServers {
  taken: TakenMail[];
  /** Password of the servers, which must appear in no message or log. */
  password: string;
  /** Opens a server and returns its port; with `refuse` it refuses every recipient and quotes the address with these words. */
  open(refuse?: string): Promise<number>;
  /** Returns a port on which no server listens. */
  away(): Promise<number>;
  /** Creates the adapter that sends e-mail through the server at this port, and phone messages through the other adapter. */
  adapter(port: number, others: MailAdapter): MailAdapter;
  close(): void;
}

/** Starts real mail servers that require a password. */
export function testMailServers(): TestMailServers {
  const password = 'Mail-2026';
  const taken: TakenMail[] = [];
  const running: SMTPServer[] = [];
  const open = async (refuse?: string): Promise<number> => {
    const mailServer = new SMTPServer({
      authMethods: ['PLAIN', 'LOGIN'],
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth(auth, _, done) {
        if (auth.username === 'selvedge' && auth.password === password) done(null, { user: auth.username });
        else done(new Error('no'));
      },
      onRcptTo({ address }, _, done) {
        done(refuse === undefined ? null : new Error(`${address} ${refuse}`));
      },
      onData(stream, { envelope }, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')));
        stream.on('end', () => {
          taken.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
    running.push(mailServer);
    mailServer.on('error', () => undefined);
    mailServer.listen(0, '127.0.0.1');
    await once(mailServer.server, 'listening');
    return (mailServer.server.address() as AddressInfo).port;
  };
  return {
    taken,
    password,
    open,
    async away() {
      const port = await open();
      await new Promise<void>((resolve) => {
        running.pop()?.close(() => resolve());
      });
      return port;
    },
    adapter(port, others) {
      const { smtp } = readConfig({
        NODE_ENV: 'test',
        SMTP_URL: `smtp://selvedge:${password}@127.0.0.1:${port}`,
        MAIL_FROM: 'Selvedge <no-reply@merchant.example>',
      });
      if (smtp === undefined) throw new Error('no mail server was read');
      return smtpMail(smtp, others);
    },
    close() {
      for (const one of running) one.close();
    },
  };
}

/** Returns the code in a Chinese mail; empty when there is none. */
export function codeIn(mail: TakenMail | undefined): string {
  const text = (mail?.raw ?? '')
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  return /\b(\d{6})\b/.exec(text.split('您的验证码是')[1] ?? '')?.[1] ?? '';
}
