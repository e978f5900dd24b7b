/** Tells people from machines. Off unless configured: then throttles alone hold. */
export type Captcha = {
  /**
   * True, once, when the widget's token was issued to a person who passed. Never rejects: a token that the provider cannot confirm has not
   * passed.
   */
  passes(token: string, ip: string): Promise<boolean>;
};
