/** The mail domain of the demo people. It is a file of its own, so that production can look for them without loading their code. */
export const demoDomain = 'demo.zobo.test';
