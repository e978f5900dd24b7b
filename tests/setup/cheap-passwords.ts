/** Most tests begin with people who sign up: their passwords cost little. The long run that compares times needs the real costs. */
import { passwordsCost } from './password-costs.ts';

passwordsCost(process.env.TIMING_SAMPLES ? 'as in production' : 'little');
