/** What people are by trade. Those that are surnames as well are among the names that hide them. */
export const OCCUPATION_WORDS: ReadonlySet<string> = new Set(
  (
    'nurse doctor physician midwife carer therapist physiotherapist pharmacist dentist vet veterinarian surgeon paramedic optician ' +
    'audiologist pathologist engineer developer programmer designer architect electrician plumber mechanic machinist welder carpenter ' +
    'joiner bricklayer builder mason roofer technician fitter foreman labourer drywaller chemist biologist physicist hydrologist ' +
    'geologist scientist researcher statistician technologist professor lecturer teacher tutor headteacher librarian lawyer solicitor ' +
    'paralegal accountant auditor actuary banker economist analyst consultant dispatcher forwarder haulier driver trucker farmer grower ' +
    'agronomist beekeeper baker cook brewer butcher seamstress weaver potter journalist copywriter translator photographer salesman ' +
    'saleswoman shopkeeper trader adjuster surveyor inspector planner secretary caretaker cleaner firefighter coach trainer ' +
    'caseworker supervisor apprentice'
  ).split(' '),
);
