/** Scripts may rely on them; 0 is success. */
export const exitCodes = {
  /** Any unforeseen failure, such as a server that does not answer. */
  UNEXPECTED: 1,
  USAGE: 2,
  INVALID_INPUT: 3,
  NOT_AVAILABLE: 4,
  INVALID_CREDENTIALS: 5,
  SUSPENDED: 6,
  UNAUTHENTICATED: 7,
  FORBIDDEN: 8,
  RATE_LIMITED: 9,
  BAD_USER_INPUT: 10,
  PAYMENTS_UNAVAILABLE: 11,
  NEWSLETTER_SENDING: 12,
  /** The person asked did not type yes. */
  CANCELLED: 13,
  TWO_FACTOR_REQUIRED: 14,
  INVALID_TWO_FACTOR_CODE: 15,
  TOO_MANY_ATTEMPTS: 16,
  CAPTCHA_REQUIRED: 17,
  NOT_FOUND: 18,
  TOO_COSTLY: 19,
  INTERNAL_SERVER_ERROR: 20,
} as const;

type FailureCode = keyof typeof exitCodes;

export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: string, message: string) {
    super(message);
    this.code = Object.hasOwn(exitCodes, code) ? (code as FailureCode) : 'UNEXPECTED';
  }
}
