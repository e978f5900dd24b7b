/** A file of its own, so that production can look for demo people without loading their code. */
export const demoDomain = 'demo.zobo.test';
