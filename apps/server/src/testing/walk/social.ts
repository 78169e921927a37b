import { field } from '../builders';
import { PASSWORD } from '../people';
import { PURPOSE } from '../../modules/auth/codes/codes';
import { codeSentTo, dataOf, newBuyer, newName, type PreparedCalls, type WalkFixture } from './fixture';

const WECHAT = '/api/sp/front/wechat';

/** Returns the id that the simulator of the platform gives to a person. */
const socialIdOf = (person: string) => `simulated:${person}`;

/** Creates a waiting QR code; returns the key of the phone and the key of the other device. */
async function openQr({ server }: WalkFixture): Promise<{ scanKey: string; qrKey: string }> {
  const ticket = dataOf(await server.anonymous.get(`${WECHAT}/qr/create`));
  const { hash } = new URL(String(field(ticket, 'url')));
  const scanKey = new URLSearchParams(hash.split('?')[1]).get('scan') ?? '';
  return { scanKey, qrKey: String(field(ticket, 'qrKey')) };
}

/** Returns the code of a sign-in that a person confirmed on the phone. */
async function confirmedCode(fixture: WalkFixture, person: string): Promise<string> {
  const { anonymous } = fixture.server;
  const { scanKey, qrKey } = await openQr(fixture);
  const { state } = Object(dataOf(await anonymous.post(`${WECHAT}/qr/scan`, { scanKey })));
  dataOf(await anonymous.post(`${WECHAT}/return`, { state, code: person }));
  return String(field(dataOf(await anonymous.get(`${WECHAT}/qr/state?qrKey=${qrKey}`)), 'code'));
}

/** Prepared calls of the social platform, whose simulator accepts a person's name as a code. */
export const PREPARED_SOCIAL = {
  frontWechatLogin: async (fixture) => {
    const code = newName();
    await newBuyer(fixture, { socialId: socialIdOf(code) });
    return { caller: fixture.server.anonymous, params: { code } };
  },
  frontWechatLoginQr: async (fixture) => {
    const person = newName();
    await newBuyer(fixture, { socialId: socialIdOf(person) });
    return { caller: fixture.server.anonymous, params: { code: await confirmedCode(fixture, person) } };
  },
  frontWechatLoginQrBind: async (fixture) => ({
    caller: await fixture.server.buyer((await newBuyer(fixture)).username),
    params: { code: newName() },
    standIn: { password: PASSWORD },
  }),
  frontWechatQrScan: async (fixture) => ({
    caller: fixture.server.anonymous,
    standIn: { scanKey: (await openQr(fixture)).scanKey },
  }),
  frontWechatReturn: async ({ server }) => {
    const begun = dataOf(await server.anonymous.post(`${WECHAT}/begin`));
    return { caller: server.anonymous, standIn: { state: field(begun, 'state') } };
  },
  frontWechatUnbind: async (fixture) => {
    const { username } = await newBuyer(fixture, { socialId: socialIdOf(newName()) });
    return { caller: await fixture.server.buyer(username) };
  },
  frontUserBind: async (fixture) => {
    const { anonymous } = fixture.server;
    const { areaCode, phone } = await newBuyer(fixture);
    const known = dataOf(await anonymous.post(`${WECHAT}/login?code=${newName()}`));
    const asked = { areaCode, phone, type: PURPOSE.bind };
    dataOf(await anonymous.post('/api/sp/front/user/sendCode', asked));
    const validateCode = await codeSentTo(fixture, phone);
    return {
      caller: anonymous,
      standIn: { bindKey: field(known, 'bindKey'), areaCode, phone, validateCode },
    };
  },
} satisfies PreparedCalls;
