/**
 * The answers of the application that a newcomer is shown how to submit: enough of each kind for a report worth
 * reading. Free of apostrophes, so that they can stand between single quotes in any shell.
 */
export const EXAMPLE_ANSWERS = [
  {
    key: 'what_problem_are_you_solving',
    value:
      'Small dairies lose milk because a failing cooler is noticed hours too late. The 52 farms we interviewed in ' +
      '2025 lost 3,100 euros a year each, most of it in summer nights when nobody is in the barn.',
  },
  {
    key: 'what_is_your_solution_and_how_does_it_work',
    value:
      'A sensor clipped to the milk tank measures temperature and compressor current every minute and calls the ' +
      'farmer before the milk warms. Installing it takes 20 minutes and no electrician.',
  },
  {
    key: 'who_are_your_customers',
    value: 'Family dairies with 30 to 200 cows in Ireland and northern Spain that collect milk every second day.',
  },
  {
    key: 'how_big_is_the_market',
    value:
      'About 20,000 farms in our two countries milk 30 to 200 cows. At 540 euros a year that is 10.8 million euros.',
  },
  {
    key: 'how_do_you_make_money_or_plan_to',
    value:
      'Farms pay 45 euros a month and nothing up front. A sensor costs us 61 euros, so it is paid back in 6 weeks.',
  },
  {
    key: 'what_traction_do_you_have_so_far',
    value:
      'Since March 2026, 14 farms pay 45 euros a month, and one cooperative signed a letter of intent. In a trial on 12 ' +
      'farms in the summer of 2025 the sensor reported every failure, and no farm lost a tank.',
  },
  {
    key: 'who_is_on_your_team_and_why_are_you_the_right_people',
    value:
      'One of us ran a 90-cow farm for eleven years, the other built monitoring for refrigerated trucks at a ' +
      'logistics company.',
  },
  {
    key: 'who_are_your_competitors_and_what_makes_you_different',
    value:
      'Farmers use a dial thermometer or the alarm of the tank maker, which costs 2,400 euros and only reports warm ' +
      'milk. Unlike both, we read the compressor and warn 3 hours earlier.',
  },
  {
    key: 'why_is_now_the_right_time',
    value: 'Since January 2026 the two largest dairies in Ireland refuse milk above 6 degrees, which they took before.',
  },
  {
    key: 'what_do_you_need_from_this_programme',
    value:
      'Introductions to three cooperatives and coaching on selling through them. With 50,000 euros we would certify ' +
      'the sensor and equip the first cooperative by May 2027.',
  },
] as const;
