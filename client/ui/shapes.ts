/** Outlines shared by an outlined and a filled icon. */
export const heart = 'M12 20.5S3.5 15.6 3.5 9.4A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11.1-8.5 11.1Z';
export const star = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z';
