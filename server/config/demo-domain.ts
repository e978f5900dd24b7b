/** The mail domain of the demo people. It stands apart from them, so that production can look for them without loading them. */
export const demoDomain = 'demo.zobo.test';
