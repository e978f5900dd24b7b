/** Placeholder type until the environment is parsed here. */
export type Config = {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  publicUrl: string;
  appSecret: string;
  supportEmail: string;
  privacyEmail: string;
  betaEndsOn: string;
};
