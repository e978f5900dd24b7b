export const texts = {
  none: 'Nothing was done yet.',
  by: 'By',
  about: 'About',
  beside: 'The server itself, the command line, or somebody whose account is gone',
  script: 'Script',
  adminConsole: 'Desk',
} as const;
