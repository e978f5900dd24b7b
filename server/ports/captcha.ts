/** Tells people from machines. Off unless configured: then throttles alone hold. */
export type Captcha = {
  /** Whether a widget's token is that of somebody who passed, once. Never rejects: what the provider cannot confirm is not passed. */
  passes(token: string, ip: string): Promise<boolean>;
};
