/** Two lines to build longer examples of: one that argues nothing, and one that does. */
export const plainLine =
  'The town lies on a river and has a market, a school and two bridges that people cross each day. ';
export const argument =
  'Cities should close their centres to cars, because air is what everybody breathes. ';

/** An argument with reasons, an answered objection and matching sources, which every check leaves alone. */
export const soundEssay = `Why Centres Should Be Free of Cars

Cities grew around the car, and the car has filled them. This essay argues that cities should close their centres to cars, because clean air and trade both gain from it.

Clean air is the first gain. Ash (2019) measured the air of nine centres before and after they were closed, and found that soot fell by half. Since children walk to school there, the gain is theirs above all. The effect lasts as long as the street stays closed.

Trade gains too. Shops in closed streets sold more in the second year, because walkers stop where drivers pass (Birch, 2020). The baker of Green Street, for example, took on two assistants.

Some people argue that the old cannot walk so far. However, buses still reach every closed street, and their stops lie closer than most car parks did. The objection shows what a plan needs, not that it fails.

Closed centres therefore give back both air and trade. Cities should close them to cars, and run buses to their doors.

References

Ash, K. (2019). The air of nine cities. Journal of Urban Air, 4(2), 11-29.

Birch, L. (2020). Walking to the shops. Harbour Press.`;

/** An argumentative essay with one fault for almost every check. */
export const faultyEssay = `Maya Okafor
14 March 2024

Phones in the Classroom

Write an essay of no more than 150 words. Discuss whether schools should ban phones and evaluate at least one alternative.

In today's society, almost every teenager owns a phone. This essay argues that schools should not ban phones outright, because a ban does not teach self-control. There are three main reasons for this.

First, phones can support learning. According to Smith (2021), pupils who used a phone for research finished sooner. For example, a biology class in Leeds recorded the growth of plants (Garcia & Chen, 2019). Studies show that pupils learn better with their own device.

Second, phones keep pupils safe. Parents want to reach there children in an emergency. Everybody know that emergencies happen. This may possibly explain the result (Okoro, 2018).

However, some people argue that phones distract pupils. "The mere presence of a phone on the desk reduces the attention that a pupil has left." Nevertheless, lessons can be designed around the device.

Schools must never take phones away. The colour of the case is a matter of taste, and the color of the cover is too. He was able to to call his mother.

In conclusion, schools should ban phones completely. A survey in Wikileaks shows that trust matters.

References

Garcia, L., & Chen, M. (2019). Time-lapse in the classroom. Journal of Science Teaching, 12(3), 45-39.

Jones, P. (2015). Schools and rules. Penguin. ISBN 978-0-306-40615-8

Smith, A. (2020). Phones for research. Oxford University Press.
`;

/** An essay with its marking scheme, of which two criteria are open. */
export const markedEssay = `Later School Starts

Marking criteria

Thesis 10 points

Counter-argument 10 points

At least three sources 10 points

Originality 5 points

Teenagers are tired. Schools should start at nine, because sleep and learning depend on it.

The body clock shifts by two hours in those years (Crowley, 2018). Grades rose where schools moved the bell (Dunster, 2018).

A later start costs little. Schools should move the bell, because sleep is learning.

References

Crowley, S. J. (2018). Adolescent sleep. Journal of Adolescence, 67, 55-65.

Dunster, G. P. (2018). Sleepmore in Seattle. Science Advances, 4, 12-19.`;
