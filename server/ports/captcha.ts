/** Off unless configured: then throttles alone hold. */
export type Captcha = {
  /** True once for a token. Never rejects: a token that the provider cannot confirm has not passed. */
  passes(token: string, ip: string): Promise<boolean>;
};
