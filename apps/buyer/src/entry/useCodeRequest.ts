import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError, serverNow } from '@selvedge/api-spec/client';
import { readPhone } from '@selvedge/domain/people/phones';
import { MESSAGE } from '@selvedge/domain/people/validation';
import { errorWords } from '../trade/errorWords';
import { askForCode } from './phoneCode.api';
import type { CodeAsked } from './phoneCode.api';
import type { Human } from './useHuman';

const SECOND_MS = 1000;
const SECONDS_OF_MINUTE = 60;

/** What a form by phone has: the number, and the code sent to it. */
export interface PhoneCodeValues {
  areaCode: string;
  phone: string;
  validateCode: string;
}

/** A code that was asked for. */
interface SentCode {
  /** The number in full. */
  to: string;
  /** How long the code is good. */
  minutes: number;
}

interface CodeRequest {
  send: () => void;
  isSending: boolean;
  /** Where the last code went; null before the first. */
  sent: SentCode | null;
  /** Another one may be asked for from then on, in epoch milliseconds by the server's clock. */
  waitsUntil: number | undefined;
}

/**
 * Asks for codes to the number in the nearest form. What is wrong stands at its field: the number's form, the picture, the wait
 * that the server still asks for (40005 tells its seconds, so a page loaded anew counts on).
 */
export function useCodeRequest(type: CodeAsked['type'], human: Human | null): CodeRequest {
  const { t } = useTranslation('entry');
  const form = useFormContext<PhoneCodeValues>();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [waitsUntil, setWaitsUntil] = useState<number>();
  const wait = (seconds: number): void => setWaitsUntil(serverNow() + seconds * SECOND_MS);
  const say = (name: keyof PhoneCodeValues, message: string): void =>
    form.setError(name, { message }, { shouldFocus: true });

  const refused = (error: unknown): void => {
    if (!isApiError(error)) return;
    const words = errorWords(error);
    if (isApiError(error, codes.CODE_TOO_SOON)) wait(error.data.retryAfter);
    if (isApiError(error, codes.WRONG_CAPTCHA)) human?.setProblem(words);
    else if (isApiError(error, codes.PHONE_TAKEN)) say('phone', words);
    else if (error.fields.phone ?? error.fields.areaCode)
      say(error.fields.phone ? 'phone' : 'areaCode', error.fields.phone ?? error.fields.areaCode ?? words);
    else say('validateCode', words);
  };

  const request = useMutation({
    mutationFn: askForCode,
    onSuccess: ({ expiresIn, retryAfter }, { areaCode, phone }) => {
      setSent({ to: `${areaCode} ${phone}`, minutes: Math.round(expiresIn / SECONDS_OF_MINUTE) });
      form.clearErrors('validateCode');
      wait(retryAfter);
    },
    onError: refused,
    // A picture is good for one call, whatever came of it.
    onSettled: () => human?.renew(),
  });

  return {
    send: () => {
      const { areaCode, phone: typed } = form.getValues();
      const number = readPhone(areaCode, typed);
      const proof = human === null ? {} : human.proof;
      if (number === null) say('phone', typed.trim() === '' ? MESSAGE.phoneRequired : MESSAGE.phoneFormat);
      else if (proof === null) human?.setProblem(t('validation.pictureCodeRequired'));
      else request.mutate({ ...number, type, ...proof });
    },
    isSending: request.isPending,
    sent,
    waitsUntil,
  };
}
