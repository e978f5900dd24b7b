/** `npm run doctor`: exit code 1 when a finding hinders. */
import { findings, hinders, report } from './doctor-checks.ts';
import { factsHere } from './doctor-facts.ts';

const found = findings(await factsHere());
console.log(report(found));
if (hinders(found)) {
  console.log('\nEach line with "problem" hinders npm start or npm test.');
  process.exitCode = 1;
}
