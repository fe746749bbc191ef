import { readLabel } from './label.js';

describe('readLabel', () => {
  it.each([
    'Legal status (sole trader / partnership / company)',
    'Stage: idea, prototype or sales',
    'Turnover (under 10k, 10k–50k, above 50k)',
    'How many customers do you have? 0 / 1–10 / 11–100 / more',
    'Which part of the chain do you serve? (farming, processing, retail)',
    'Do you sell to companies, households or both?',
    'Type of applicant (charity, company, other)',
  ])('sees the answers to choose from in %j', (label) => {
    expect(readLabel(label).choices).toBe(true);
  });

  it.each([
    'Date of birth (DD/MM/YYYY)',
    'Address (street / postcode / city)',
    'Market size (TAM / SAM / SOM)',
    'Pricing (licence, subscription, usage)',
    'Where do you need help most: production, branding, or cash?',
    'Leadership team: names, roles, years at the company',
    'Do you license, manufacture or sell it?',
  ])('sees none in %j', (label) => {
    expect(readLabel(label).choices).toBe(false);
  });

  it.each([
    ['Time to install (weeks)', true],
    ['Length of the project, months', true],
    ['Energy saved (MWh per year)', true],
    ['Experience in the trade (years)', true],
    ['Graduation (year)', false],
    ['Burn (per month)', false],
    ['Video (max. 2 minutes)', false],
    ['Results (last 12 months)', false],
  ])('sees whether %j says what to count in: %s', (label, unit) => {
    expect(readLabel(label).unit).toBe(unit);
  });
});
