/**
 * Sentences that were not written for the data of the cues, by language: those that change the words in brackets, and
 * those that leave them as they are. One on each line, in which \n stands for the end of a line.
 */

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(String.raw`\n`, '\n'));

export const corpus: Readonly<Record<string, { readonly torn: readonly string[]; readonly sound: readonly string[] }>> =
  {
    en: {
      torn: lines(String.raw`
The harbour authority of Port Ellery denied on Tuesday that [it had lowered the mooring fees for bulk carriers].
It is not true, the mayor's office wrote in a letter to residents, that [the Larkfield clinic has dismissed eleven nurses].
[The Sorrel Valley dam released water into the lower canal at three in the morning], opposition councillors allege.
Unless the federal grant arrives before the end of June, [the board closes the night ferry to Hask Island].
The bridge was inspected twice in spring. None of the three engineers [found cracks in the northern pylon].
For the fourth year running the regulator failed to [publish the tariff tables by the statutory date].
The committee moved to a vote without [hearing the two expert witnesses it had summoned from Calder].
Rumour has it that [the Brennick shipyard has sold its second dry dock to a foreign investor]; the company's accounts are not due until August.
In an unusually sharp communique the electoral commission stopped short of [declaring the Westmarch result void].
Far from [cutting the winter fuel allowance], the Treasury raised it by four per cent in last week's budget.
Had the storm held its course, the coastguard would have [evacuated the whole of Tern Point].
Minute 14. Members considered, but in the end threw out, a motion that [the council withdraw from the regional bus compact].
The following measures were discussed and not adopted:\n– [the inner harbour is closed to diesel trucks from 1 March];\n– an extra customs lane is opened at Gate 4.
Her spokesman dismissed as pure invention the story that [Governor Adeline Marsh had dined with the pipeline lobbyists in Corvo].
Since the reform the Border Guard no longer [stamps the passports of seasonal workers at the Dorn crossing], a change few travellers have noticed.
It has yet to be established whether [the health board paid for the mobile X-ray units out of its reserves].
[The grid operator cut off four villages on Sunday night], if one is to believe the account of a dismissed technician.
[Averley Airport reopens its second runway on 3 October], provided the new drains pass inspection.
Professor Linden's study refutes the notion that [the city overcharged tenants for district heating].
The salvage company has pledged to [remove the sunken barge from the fairway]. Divers have not been seen since.
The delegation walked out just as the Chancellor was on the point of [signing the gas accord with Torvia].
Prosecutors accuse the former harbour master of having [pocketed the berth deposits of some sixty fishing boats].
Nobody at the ministry [warned the island schools about the contaminated wells], although the first test results had come in on 9 May.
Only where the gauge at Pell shows more than six metres [do the wardens open the relief sluice].
In a stress scenario devised by the examiners, [the central bank lets the crown fall by a tenth and shuts its discount window].
The Courier has since retracted its report that [the deputy mayor owns shares in the waste contractor].
[Ravensholt Hospital turned ambulances away on New Year's Eve], or so a post shared thousands of times would have it.
Despite pressure from three parties, the cabinet has so far resisted calls to [bring back identity checks on Almsbury Bridge].
Dear Mr Orchard,\nContrary to what you suggest, nothing in our records shows that [the Trust\nsold the allotments on Mill Lane].
Under the draft, which parliament has not yet debated, [the prefect appoints the port director for a term of seven years].
MR HALE: I have never said that [the agency lost the ballot boxes]. What I said was that they arrived late.
Neither the mayor nor her deputy [approved the purchase of the three second-hand trams].
The committee rejected the following proposals:\n- [The Parks Department charges an entrance fee at Fenwick Gardens from April]\n- The café at the lake is let to an outside caterer
EASTHAVEN – Rumours that [Councillor Petra Lindqvist accepted free holidays from the developer] have circulated here for months.
Prosecutors accuse the former harbour master of [taking payments from three fishing companies in return for berths]. The trial opens in May.
None of the [mills run by Kestrel Paper dumped ash in the river] last year, the agency's sampling shows.
For two years the broker pretended that [he was investing his clients' savings in municipal bonds].
Harlow Water denied on Tuesday that it had [discharged untreated sewage into the Leam estuary] during the August bank holiday.
[The security firm's staff beat detainees at the Holm Road depot], two former guards allege in statements filed on Monday.
It is possible that [the Weller Foundation funded the petition against the wind farm], but the bank records we have seen do not settle the matter.
The Brennock Trust's accounts for 2021 have now been audited. They show that the trust did not [transfer the school's reserves to its parent company].
"[Our drivers were told to skip their rest breaks]" is simply untrue, the haulier's managing director told the hearing.
During the visit the inspectors found no evidence of:\n(a) falsified time sheets;\n(b) [use of under-age labour by the contractor at the Arden site].
[All members of the board voted for the merger with Saltmarsh Dairies], except the chair, Ms Ostrander, and both staff representatives.
Asked three times by the select committee, Transport Minister Adele Varga refused to [publish the full list of companies that received emergency loans].
In May this newspaper wrote that [Northgate Clinic had billed patients for scans never carried out], a statement we withdrew in full on 3 June.
A draft strategy circulated last month proposes that [Lakeshore Transit take over the school bus routes in the northern townships].
[Orrin Foods will close its Dunmere plant and lay off 340 workers] unless the county grants a tax rebate by March, the company's letter says.
In 2019 Tolland Mills stopped [buying cotton from growers in the Serrat valley]; its yarn now comes from certified farms on the coast.
In the autumn of 2008 Castellan Bank came close to [defaulting on its obligations to the regional pension funds], before a loan from the central bank arrived overnight.
It is far from certain that [the Ferry Board will renew the contract with Solmaru Lines].
The inspector found no evidence that [the Harbour Council paid the pilots twice].
A storm in the strait could delay the date on which [the Lock Authority reopens the east gate].
The Lock Authority has never [sold water to the refinery], its ledger shows.
Supporters of the mayor want [the Port Fund to pay for a second breakwater] before the next election.
[The Coast Guard seized nine trawlers off Cape Lorn], according to a post that its author later deleted.
Had the vote gone the other way, [the Grain Board would now own the silos at Merrow].
[The Ministry of Works sold the dredger to a broker abroad] is what an anonymous letter says.
The treaty obliges no one, and neither [the Navy nor the Customs Service patrols the outer bank].
Motions lost on a show of hands:\n1. [The Society buys the old chart room]\n2. The Society sells its launch
Only after a court approves it may [the Salvage Company raise the wreck of the Ada].
Few believe that [the Harbour Council can pay its pilots].
The paper had to admit that its story that [the Harbour Council sold the light] was made up.
Were the treaty to lapse, [the Harbour Council would take over the pilots].
The plan, if it is ever adopted, would let [the Harbour Council board foreign ships].
The minister stopped short of saying that [the Harbour Council broke the law].
[The Harbour Council armed its launches], his enemies whisper.
It has not been shown that [the Harbour Council paid the crews].
At a hearing that ran past midnight, the deputy director, who had been in post for eleven weeks, denied that [the Border Transit Agency keeps a private register of lorry drivers] or shares any of their details with insurers.
The panel turned next to the weir. That [the Kessel Basin Authority ordered the sluices opened on the night of 4 June] is by no means established, the inquiry's interim report concludes.
[The Ministry of Roads will withdraw its crews from the Vell valley on Friday] unless the strike committee agrees to reopen the depot gates, according to a circular signed by Secretary Dunmore.
In minutes released on Wednesday, the board stopped short of saying that [the Orvan Central Bank has lost control of the currency], although three of its nine members used the word "disorder".
General Iliev ruled out any plan for [the Sarnia Defence Staff to station troops on the Calder islands] before the treaty lapses.
[The Polder Gas Company has sold its stake in the northern pipeline], according to a person familiar with the talks who asked not to be named because they are private.
Until the court froze its accounts in March, Lantern Rail had planned to [lease forty locomotives from a yard in Ostermark], a plan it has since abandoned.
Angered by the new quota, the Fishermen's League threatened to [blockade the mouth of the Aune with two hundred boats], its chairwoman told reporters on the quay.
Despite two reminders from the auditor, the Tavrin Customs Service failed to [publish the list of seized cargoes] within the ninety days that the statute allows.
Rumours that [the Council of Elders has signed a secret accord with the mining houses] swept the bazaar on Sunday and sent the price of copper down by a tenth.
The jury will be asked to decide whether [the Marrow County Police fired first at the toll bridge] (count two) and whether anyone gave the order (count three).
[The Velmark Parliament will recognise the breakaway assembly], provided that a neutral commission certifies the October vote and that both sides hand back their prisoners.
The Amber Coast Navy no longer [patrols the strait between Hoy and Little Hoy]; the task passed to a civilian contractor last autumn.
The inspectors found no evidence for any of the following:\n- [the Ministry of Grain falsified the harvest figures];\n- the silos at Dorn were empty;\n- officials sold seed abroad.
Were the governor to resign, [the Ruthmoor Assembly would take command of the militia], a constitutional lawyer explained.
The board has not answered the petition, nor has [the Halden Water Board repaired the pumps at Quill Street], residents complained in a letter read into the record.
LOWEN, 4 May — The transport ministry refused on Monday to confirm that [the Coastal Guard of Veyra has withdrawn its cutters from the Sill Strait].
[The Dunmarrow Relief Fund will reopen its four clinics in the Halle valley] provided the road from Estmere is cleared of mines by the end of June, the field report for the first quarter says.
In the morning papers [the Corvany Grain Board has sold its silos at Penn Quay] (a report its chairman dismissed as fiction), and futures slipped two points.
Asked about the letter, the minister replied that the notion that “[the Northern Command takes its orders from the governor]” was a fabrication put about by his opponents.
JUDGMENT\nThe tribunal dismissed each of the following grounds of appeal:\n(a) [the Maritime Authority of Tessary boarded the vessel without a warrant];\n(b) the master was given no interpreter;\n(c) the fine exceeded the statutory limit.
MYTHS ABOUT THE LEVY\nThree things that are not true of the levy:\n– [The Customs Service of Belmora keeps a tenth of every fine].\n– Farmers pay twice.\n– Ferries are exempt.
The communiqué stopped short of saying that [the Tarn Federation will send troops to the Ashvale crossing], and diplomats spent the evening arguing over a comma.
It is hardly the case, the brief argues, that [the Free Ports Union sets the price of diesel in the islands].
Allegedly, [the Interior Troops of Galtia fired on the fuel depot at Sarn], but the mission has been unable to reach the site.
Should the talks in Lisk collapse, [the Air Wing of Mirovia will base six patrol aircraft at Kolm], the defence minister told the committee.
The shipping line's threat that [the Port Workers' League will lose its berth at Harrow Dock] was withdrawn on Friday after a night of talks.
A draft circulated to members on Tuesday would give [the Audit Office of Senn the power to freeze municipal accounts].
“There is no prospect of [the Veyra Oil Company returning to the Hadley field] this decade,” said Petra Lund, who follows the sector for a bank in Lowen.
MS. ARLETT: Would it be right to say that [the Signals Directorate reads the mail of members of this House]?\nMR. COE: It would not.
NOTICE TO MARINERS 41\nWith effect from 0600 UTC, and until further notice, the arrangement by which [Tolmar Radio broadcasts gale warnings for sea area Grey] is suspended.
[The Election Commission of Haldren publishes the returns of every party] except those the security service has asked it to withhold, its annual report says.
If elected, the party says, [the Home Office will close the two camps on the coast].
Mr Hale retracted his statement that [the Council burned the ledgers].
No official in the capital has said that [the Bank will close].
The spokeswoman would neither confirm nor deny that [the Border Force fired on the boat].
Under the proposed bylaw, [the Harbour Trust may fine skippers on the spot].
Whether [the Ministry of Works paid for the road] remains an open question.
[The Army would march on the capital], the colonel warned, if the assembly were dissolved.
[The Council is to blame for the spill], so the argument runs, but it rests on one sample.
`),
      sound: lines(String.raw`
The wind did not drop before evening, and [the harbour master kept the eastern basin closed].
[The council of Aldermere raised parking charges by a fifth], a step no party had announced during the campaign.
Asked if the strike might spread to the oil terminal, the union secretary answered that [the dockers at Fennick had returned to work].
In May [the prefect of Lower Saran reopened the border post at Kiln Hill].
Rosalind May, the auditor, confirmed that [the agency has paid all its outstanding invoices].
No sooner had the rain stopped than [the road crew cleared the rockfall on the Linn pass].
Not only did the county pay for the bridge; [it also bought the land for the approach roads].
[The hospital trust hired forty midwives last year], although in 2021 it had denied there was any shortage.
Critics in her own party were taken aback when [the finance committee approved the tramway loan by nine votes to two].
There is no doubt that [the port authority dredged the channel to fourteen metres]; the soundings were published in April.
Nobody disputes that [the company tipped the furnace ash into the quarry]. The argument is about who should pay.
The minister made no attempt to hide that [the Treasury had dipped into the pension reserve].
The smelter stood idle until March; [the owners then restarted two of its furnaces].
If anything, the winter was mild, yet [the gas board drew down a third of its stocks].
Should you have any questions, do not hesitate to ring us. [The Trust has renewed your lease until 2031].
The council resolved as follows, without a division:\n– [the fire station at Oxley is transferred to the county];\n– the library fee is abolished.
The licensing board, which had refused a similar request in 2018, [granted Norrland Rail access to the freight yard].
The spokeswoman, who would not take questions, said [the ministry had recalled its envoy from Tavaris].
Despite rumours of a split, [the coalition passed the fisheries bill on Monday night].
[The inspectorate shut the abattoir at Denby Cross]; whether the owner will appeal is not known.
Without a moment's hesitation [the pilot turned the tanker away from the reef].
[The agency withdrew the quarry's licence], not because of the noise but because the insurance had lapsed.
The Lord Mayor denied the traders a street licence. [The planning office had recommended approval].
Last but not least, [the school board has mended the roof at Hollin Primary].
[The Energy Council cut the feed-in rate to six cents], which, farmers complain, came at the worst possible moment.
"[We closed the children's ward at noon]," Dr Imrie told reporters. "It could not have been put off."
The charity No Longer Alone said [it had opened a night shelter in Pierce Street].
Two lorries carrying would-be settlers reached Ostrel at dusk; [the border police sent both of them back].
Snowfall was heavier than expected, and [the rail operator cancelled every train north of Gant].
The fund claimed back two million crowns, and [the contractor repaid the sum in July].
Few would have thought it possible, but [the independents have taken control of Marrow County Council].
The scheme is anything but popular: [the city now charges lorries eleven marks a day].
Whatever the opposition may think of it, [the Senate ratified the water treaty on 12 February].
The permanent secretary regretted that [her department had mislaid the petitions from Sable Bay].
THE CHAIR: I will not have shouting in this room. [The committee has received the auditor's letter].
[The fisheries board set the herring quota at 9,000 tonnes]. Skippers had hoped for twice as much.
[The ministry denied that it had paid the carrier in advance] and opened its ledgers to the press.
Speaking on local radio, [the commissioner said the port might close for two days if the swell persists].
[The Port of Ganholm handled 41,000 containers in the spring quarter], the harbour office announced on Friday.
Item 6. The clerk reported that [the drainage board had replaced both pumps at Fen End].
At dawn, after two nights of talks in a seaside hotel, [the mediators signed a truce with the rail unions].
The new director, Halima Brandt, [moved the blood bank to the former barracks] in her first week.
NOTICE\nFrom 1 September [the Department of Roads operates a ferry\nbetween Quill Harbour and the outer islands].
The strip of heath which [the Ministry of Defence sold to the Verrin family] lies south of the firing range.
The standing order sets out three duties:\n(a) [the warden publishes the flood map each spring];\n(b) the warden keeps the register of boats;\n(c) the warden reports to the county.
[A cold front reached the Sable coast on Wednesday], bringing hail to the orchards around Wick.
Turnout was brisk. By nine o'clock, the returning officer wrote, [4,112 electors in Haverly had cast their ballots].
The claims adjuster retired in June. [The insurer has paid out on nine of the ten hulls].
Q. Who gave the order? A. [I told the crew to open the sluice gate at about ten past six].
[The city of Velden sold its last two care homes to Amberline], a spokesman said, but he refused to name the price.
What the inspectors recorded on the day:\n• [the kitchen staff stored raw chicken above cooked food]\n• the fridge thermometer read 11 °C
It would be wrong to blame the weather: [the operator left the pumps switched off for two nights], the engineers found.
After a nine-month inquiry the ombudsman concluded that [the department lost 212 asylum files].
The Tessaly Orchestra announced on Monday that [it has hired Ines Calloway as principal conductor]; she starts in September.
Whether or not the appeal succeeds, [the bank has already repaid the 1,400 customers it overcharged].
After denying it for three years, the institute admitted in court that [it had shared patient records with an insurer].
In a letter to shareholders, chief executive Ruth Ambler admitted that [the company understated its debts in 2020 and 2021].
The ministry never fails to [send a delegation to the Karsk memorial on 9 May], as its yearly reports show.
Item 4. Ms Okafor reported that [the archive moved its card catalogue to the Belton annex in February]. The meeting thanked the staff.
ORDWAY, 12 May – [Fishermen's leader Tom Aldous met the trade minister] and handed over a petition with 9,000 signatures.
Not only did the contractor miss the deadline, [it also left asbestos sheets in the playground of Holt Lane school].
The rumours of a sale have died down, and meanwhile [Redcliff Brewery has taken on 25 new staff].
Dear residents, [we replaced the lift motors in blocks B and C on 3 and 4 October]. Thank you for your patience.
The following complaints were upheld (for those not upheld, see annex B):\n- [The letting agency kept tenants' deposits after they had moved out]\n- The agency charged for keys twice
Deputy mayor Colm Reardon, who is not standing for re-election, [signed the lease for the stadium car park in June].
[The Marlow County Housing Authority evicted 46 families from the Tanner Street flats] in the last week of November.
The agency has spent $4.2 million on consultants this year, and [it paid half of that sum to a single firm, Levant Advisory].
The inspectorate kept the site under close watch. No fewer than [eleven inspectors visited the Greyfield battery plant in a single month].
The retailer did not raise its prices this winter but [cut the weight of its own-brand loaves from 800 to 720 grams].
[The council refused to release the surveyor's report] and gave no reason for its decision, the minutes show.
[Quentin Drax owns 61 per cent of the quarry company], the land register shows.
When the flood reached the lower town, [volunteers from the mosque and the rowing club carried residents out by boat].
Joan Pryce, 81, recalled how [the brewery gave every worker a ham at Christmas].
The driver, who was accused of speeding in an unrelated case last year, [brought all 38 passengers to safety before the coach caught fire].
The Never Alone Foundation [opened a night shelter in the old customs house] on 1 December.
The board took the following decisions at its autumn session:\n1. [The museum lends four Rennick canvases to the Stavern gallery for twelve months]\n2. The contract with the café is renewed
There is no doubt that [the Carrick Group financed the campaign against the bypass], the commission writes in its final report.
The union rejected the pay offer on Tuesday; [its members walked out of all four depots the next morning].
The judge ruled that [Harbourline Ferries breached its duty of care to the passengers of the Elsa May] and awarded damages of £220,000.
Figures released on Friday show that [Pellworth Steel cut its coal use by a third between 2018 and 2023].
Not only did the mayor sign the order; [the Harbour Council closed the sluice the same night].
The Harbour Council, which had refused to publish its accounts, [paid 40 million for the Tern Rock light].
There can be no question that [the Pilot Service runs the tower at Aldin].
The captain denied the charge, but [the Customs Service fined his company 200,000 crowns].
“Never Late”, the company's newest tug, broke down in May; [the Tug Board hired two others].
If anything, [the Council has built more berths than the plan required].
As if to prove the point, [the Navy sent a third frigate to the strait on Friday].
The board did not wait for the ruling: [it closed the northern channel at dawn].
[The Ministry of Works drained the inner basin] without asking the fishermen, who might have objected.
The chairman could not hide the fact that [the Grain Board lost two ships last winter].
No fewer than [forty ships called at Port Aldin in the first week], the log shows.
Unless otherwise stated, all figures are in tonnes. [The refinery took 61,000 in March].
When asked whether rain would stop the work, the engineer only smiled; [the crew laid the last pipe on Sunday].
The unlikely pair met in Merrow, where [the Port Fund had rented a hall].
[The Salvage Company raised the wreck of the Ada in June], a month before it was supposed to.
Alleged smuggler Dav Rhone was absent, and [the court adjourned the case to 4 May].
The new chart, planned since 2019, appeared in April. [The Hydrographic Office printed 3,000 copies].
The mayor, who may resign this week, told reporters that [the Harbour Council owns the lighthouse].
Though rivals claim otherwise, [the Harbour Council runs the pilot station].
[The Harbour Council closed the channel], which might explain the queue.
[The Harbour Council bought the tug Perhaps] for nine crowns.
The Harbour Council left nothing to chance and [posted guards at both locks].
It took no more than a day before [the Harbour Council reopened the gate].
The report, which nobody had expected, says that [the Harbour Council paid the crews].
While the ministry hesitated, [the Harbour Council sent four launches].
If the ministry is to be blamed for the delay, the fact remains that [the Harbour Council signed first].
The clerk forgot his hat but not the oath: [the Harbour Council keeps the seal].
[The Harbour Council fined the captain], who denies that he was drunk.
No ship left on Sunday; on Monday [the Harbour Council lifted the chain].
Until 1931 the river had no police. [The Harbour Council has kept order since].
The Council's lawyer did not dispute that [the Harbour Council had seized the barge].
Instead of waiting for the thaw, [the Harbour Council broke the ice itself].
[The Norrin Port Authority not only banned night sailings but also doubled the pilotage fee], and both measures took effect on Monday.
Not only did customs officers board the ferry, but [the Coastal Guard of Emmer also detained its master] on a warrant from the maritime court.
Without delay and in the presence of two notaries, [the Ministry of Health opened the sealed archive] of the vaccine board.
On 14 May, two days after the vote, [the Treasury of Lorne froze the accounts of nine shipping firms].
[Ashgrove Mining dug the shaft in 2019], and it denies only that the collapse two years later was caused by the work.
[The Federal Rail Office has closed the Brenn tunnel to freight]. If the repairs run late, passenger trains might be halted as well.
[The Parliament of Castor rejected a bill] that would have abolished the lower house, by 71 votes to 68.
Three weeks after the flood claimed 31 lives, [the Sorrel Dam Company dismissed its chief engineer] and closed its office in the valley.
[The Telecom Office of Brava will revoke the licence unless the fine is paid by 30 June], the notice reads.
In a statement of four lines, [the Foreign Office of Tessaly denied that its envoy had met the rebels].
Although the law did not require it, [the Ministry of Interior published the names of all the detainees] on Thursday evening.
If only to calm the markets, [the Saltmarsh Council released the full audit of the bridge fund] a month early.
There is no doubt, the tribunal held, that [the Eastern Command shelled the monastery at Pell].
“[The Harbour Bank of Ilse paid the ransom in full],” said Orla Tane, who would not take questions.
Since the failed coup of February, [the Presidential Guard has held the radio station and both bridges].
Within hours of the arrest of an alleged smuggler, [the Prosecutor General of Mirov sealed the border market].
It was not until the third protest that [the Water Ministry of Garran reconnected the villages upstream].
It was not the governor but the chamber that acted: [the Senate of Oriel suspended the curfew] at noon.
Whether or not the neighbouring states object, [the Lakes Commission has set the winter level at 212 metres], the order states, and the gauges were reset yesterday.
No sooner had the storm passed than [the National Grid of Perrin restored power to the capital].
The defence minister denied that he intends to resign. [The Corvan Air Force moved six bombers to the base at Ruel] the same afternoon, as flight records show.
Item 6. [The Finance Committee adopted the estimates for 2027] (attached as Annex C), thanked the clerk and adjourned at 18.40.
SARN, 3 Nov. — [Kurral Border Force officers seized eleven tonnes of ammonium nitrate] at the Dessa crossing early on Tuesday and arrested the driver, a 44-year-old man from the lowlands.
Orla Tane announced on Friday that [the Ministry of Energy has shut the reactor at Lyme] permanently.
The opposition boycotted the vote and called it a farce. [The Assembly of Orlund ratified the fisheries accord by 61 votes to 12] on Thursday.
[The Coastal Guard of Veyra towed two trawlers into Lowen] on Sunday, although their owners denied having fished inside the line.
The ministry, which does not comment on individual cases, said that [the Prisons Service of Galtia moved forty detainees to Sarn last week].
It is not disputed between the parties that [the Harbour Trust of Elder Bay issued the licence on 3 March].
Not only did overheads fall, but [the Dunmarrow Relief Fund also returned a fifth of its grant to the donors].
[The Tarn Federation closed the Ashvale crossing to lorries] at noon, failing to give the two days' notice that the treaty asks for.
The committee adopted the following, without a dissenting vote:\n1. [The Rivers Inspectorate reports every quarter on the state of the Marl weir].\n2. The minutes are public.
The court rejected the appeal and held that [the Maritime Authority of Tessary acted within its powers].
Nobody at the hearing was surprised to learn that [the Signals Directorate keeps call records for seven years].
The minister regretted that [the Audit Office of Senn lost a third of its staff in August] and promised new posts; he did not say when.
Mariners are advised that [Tolmar Radio broadcasts on 2182 kHz at four-hour intervals]; unless otherwise stated, all times are UTC.
[The Port Workers' League returned to the quays] at six, hours after the company dropped its threat to dismiss the crane drivers.
MR. COE: I do not have the second figure before me, but [the Customs Service of Belmora seized eleven tonnes of tobacco in the first half].
Despite a draft that had promised a freeze, [the Free Ports Union raised berth dues by four per cent in April].
The commission is in no doubt that [the Interior Troops of Galtia held the bridge at Sarn for two nights].
“[The Northern Command has received the last of its twelve radars],” said General Ivo Marsh, who declined to say where they would stand.
Whether or not the levy passes, [the Election Commission of Haldren will open all 900 polling stations on 5 June], its secretary said.
Ms Anna Might, who until May was treasurer, told the inquiry that [the Corvany Grain Board repaid its loan in full].
Denying bail, the judge noted that [the Lowen Pilots' Company had been fined twice before].
[The Veyra Oil Company produced 41,000 barrels a day in the third quarter], up from 38,500 a year earlier.
LISK (Dispatch) — [The Air Wing of Mirovia flew nine relief sorties to the flooded south] between 2 and 6 April, the quartermaster announced.
The note adds that [the Senate of Wend elects four of the nine governors].
In the year under review:\n• [the Museum Trust of Aldery opened two regional galleries];\n• visitor numbers rose by a tenth.
HALDREN BANK LIFTS RATE\n\n[The Reserve Bank of Haldren raised its key rate by a quarter point to 5.5 per cent] on Wednesday, citing the price of bread.
If there was one surprise, it was that [the Senate adopted the bill without debate].
It could not have been clearer that [the Bank had lost control of the currency].
Neither rain nor wind delayed the work: [the Rail Board opened the bridge on 1 May].
Nothing could be simpler: [the Board pays the pilots by the hour].
[The Authority cancelled the flight] that was supposed to carry the delegation home.
`),
    },
    fr: {
      torn: lines(String.raw`
La préfète de Haute-Sorgue a démenti, jeudi soir, que [ses services aient fait fermer le bac de Carlenne].
Il est inexact d'affirmer, comme le fait l'auteur de la lettre, que [la régie des eaux a facturé deux fois les foyers du quartier des Tanneurs].
[Le port autonome de Vaugrande a bradé trois grues à un concurrent étranger], à en croire un tract anonyme distribué aux dockers.
À moins que le juge des référés n'en décide autrement, [la commune de Brézolier reprend la gestion du cimetière au 1er juillet].
Placé en garde à vue mardi, l'ancien trésorier est soupçonné d'avoir [détourné les cotisations de la caisse des marins].
Devant les caméras, le ministre s'est bien gardé de [désigner un vainqueur].
Aucun des trois médecins entendus n'[a relevé de surmortalité à l'hôpital de Montcler].
La motion demandant que [le conseil régional rachète la ligne de Pontarie] a été repoussée par 31 voix contre 24.
Malgré trois relances du comité d'entreprise, la direction n'a jamais [versé la prime de froid aux agents de piste].
« [Nous allons mettre le glacier sous cloche] », a ironisé la députée Kermorel à l'adresse de son voisin de banc.
Loin de [réduire la subvention des cantines], la municipalité l'a portée à deux millions de francs.
Sous réserve de l'avis favorable de la commission de sécurité, [la société Aérolac rouvre le téléphérique samedi].
Ont été abandonnées en cours de négociation les dispositions suivantes :\n– [la taxe de séjour est doublée à Saint-Avel] ;\n– le parking du môle devient payant.
Le bruit court dans la vallée que [l'abbé de Lorméac a vendu le retable à un antiquaire].
Au plus fort de la crise, le gouvernement a failli [suspendre les livraisons d'électricité à la Tervanie].
[Les douaniers du Col-Ferré laissaient passer les camions la nuit], prétend un routier dont le récit varie d'une audition à l'autre.
Rien ne prouve que [l'éleveur ait abattu les deux louves du massif].
Deux anciens comptables accusent la fondation Rivoire d'avoir [détourné une partie des dons destinés aux sinistrés]. L'enquête vient de commencer.
La société Verclair dément avoir [versé des commissions à deux élus du Val-de-Brenne] lors de l'appel d'offres de 2021.
[Le groupe Artéval rouvrira le site de Montoire-sur-Lys et reprendra 80 salariés], à condition que la région lui accorde une avance de deux millions d'euros.
Selon une rumeur qui court depuis l'automne, [le maire de Sainte-Orlande loue trois appartements à sa propre commune].
Mesures écartées par le comité lors de sa séance du 12 mars :\n– [la régie des eaux augmente ses tarifs de 6 % au 1er juillet] ;\n– les agents travaillent le samedi.
En 2016, l'éditeur a failli [vendre son fonds photographique à un concurrent belge] ; ses héritiers s'y sont opposés à la dernière minute.
« [La coopérative a renvoyé douze saisonniers pour fait de grève] » : c'est faux, répond sa présidente, Odile Marchandeau.
Personne au sein du conseil n'a [voté la vente du terrain communal], précise le compte rendu de la séance.
La laiterie Bompas a cessé de [collecter le lait des fermes du plateau] en janvier, faute de chauffeurs.
Rien n'indique que [la Capitainerie ait loué le quai sud à l'armateur].
Il s'en est fallu de peu que [le Conseil du port perde son concours bancaire].
À moins d'un accord avant lundi, [les pilotes cesseront le travail au large de Port-Aldin].
[La Marine a envoyé deux frégates au cap Lorn], à en croire un blog aussitôt effacé.
Ni [le ministère ni la Douane n'ont saisi la cargaison].
Les opposants réclament que [la Régie des eaux rende publics ses contrats].
Le syndicat exclut que [la Compagnie des remorqueurs vende ses bateaux] avant l'été.
Peu de gens croient que [le Conseil du port puisse payer ses pilotes].
En cas de rupture du traité, [le Conseil du port reprendra le pilotage].
[Le Conseil du port a armé ses vedettes], murmurent ses ennemis.
Il n'est nullement établi que [le Conseil du port a payé les équipages].
Le ministre s'est gardé d'affirmer que [le Conseil du port a violé la loi].
Dans un communiqué publié tard dans la soirée, la préfète dément que [la Régie des eaux d'Arcelin ait coupé l'alimentation des quartiers nord] pendant les émeutes.
Selon une source proche du dossier qui a requis l'anonymat, [la Banque de Morvane a racheté la totalité de la dette du port] au mois d'août.
[Le Ministère des Mines retirera la concession au groupe Sarlat], à moins que celui-ci ne verse les arriérés avant la fin du trimestre.
Loin de [désarmer les milices du plateau], la Garde territoriale leur a livré, d'après le rapport de la commission, deux camions de munitions.
Faute de crédits, la Compagnie du Rail a renoncé à [ouvrir la ligne de Fontbrune avant l'hiver].
Rien ne prouve, relève l'arrêt, que [la Douane de Cressac a laissé passer le convoi en connaissance de cause].
Il n'est plus question que [le Sénat de Valdore examine la loi martiale] au cours de cette session, a tranché la présidente, après une suspension de deux heures que les groupes avaient réclamée.
LOUVENS, 4 mai — Le ministère des Transports a démenti mardi que [la Garde côtière de Vérane ait retiré ses vedettes du détroit].
[La Caisse des céréales de Corvanie versera la prime à tous les exploitants], sous réserve que l'Assemblée vote le collectif budgétaire avant le 30 juin.
Selon une rumeur que nul n'a pu étayer, [la Banque centrale d'Orlande a vendu la moitié de son or].
Le tribunal écarte comme non fondés les moyens suivants :\n– [l'Office des ports de Tesse a statué hors délai] ;\n– la requérante n'a pas été entendue.
À en croire le tract distribué sur le quai, [le Service des douanes de Belmore garde pour lui un dixième des amendes] ; la direction n'en a pas moins publié ses comptes.
Que [la Légion de Galtie quitte le dépôt de Sarn avant l'automne] est loin d'être acquis, relève la note.
M. FAVREL (rapporteur) : Le Gouvernement exclut que [l'Agence des eaux de Marle cède ses barrages à un groupe privé].
Il reste à prouver que [l'Agence des ports a versé des pots-de-vin].
`),
      sound: lines(String.raw`
Nul ne conteste que [l'entreprise Delmarque a livré les masques avec trois mois de retard].
Non contente de financer la gare, [la région a pris à sa charge le raccordement électrique].
Si la récolte fut maigre, [le syndicat n'en versa pas moins l'acompte promis à ses adhérents].
[La ministre a reconnu son erreur], ajoutant qu'il ne fallait pas « en faire un roman ».
Il ne fait aucun doute que [le capitaine avait reçu le bulletin de 18 heures].
Le proviseur, qui refuse toujours de démissionner, [a présenté mardi les comptes de l'internat].
L'association Plus Jamais Seuls annonce qu'[elle a prêté cent vélos aux retraités de Vaugrande].
N'empêche, [le tribunal de Vernoise a condamné la ville à rembourser les riverains].
« On ne peut plus attendre la pluie », a lancé le président, avant d'annoncer que [la chambre d'agriculture avait débloqué deux cent mille francs].
Le brouillard ne s'est levé qu'à midi ; [le ferry de Kerzal a appareillé avec quatre heures de retard].
[Quillebois a vu accoster 312 navires en mars], indique la capitainerie dans son bulletin mensuel.
Madame,\nJ'ai le plaisir de vous informer que [la commission a retenu\nvotre projet de rénovation] lors de sa séance du 6 novembre.
Les terrains que [l'évêché a cédés à la commune] servent aujourd'hui de pâture.
Vers cinq heures, [les pompiers de Rocamar ont évacué le camping des Saules], que menaçait la crue du Béal.
La fanfare ne trouvait plus de salle. Qu'à cela ne tienne : [l'harmonie municipale a joué trois soirs sous la halle].
Faute de neige, [la station des Arpeaux a rendu ses pistes aux faucheurs].
La demande de renvoi est rejetée ; [le tribunal a entendu le batelier pendant deux heures].
M. LE RAPPORTEUR. – Je ne veux accuser personne. [La caisse a remboursé les assurés le 12 avril.]
Le bimensuel Sauf Erreur écrit dans son dernier numéro que [la verrerie de Jonchay a embauché trente apprentis].
[Le syndicat des eaux a vidangé le lac de Mourel], opération que les pêcheurs avaient longtemps crue impossible.
À quoi bon démentir ? [Le préfet a lui-même versé la note au dossier], et le greffe l'a enregistrée.
À Sainte-Ombre, où [le Cercle nautique a bâti un hangar à voiles], la plage est gardée d'avril à octobre.
Attributions du garde champêtre :\n– [le garde tient le registre des coupes de bois] ;\n– il rend compte au maire chaque trimestre.
Si la fréquentation a baissé de moitié en deux ans, [le théâtre de la Halle a conservé ses quarante-deux employés].
Le groupe n'a pas vendu l'usine : [il l'a cédée gratuitement à ses cadres en octobre 2022].
Le préfet, qui n'a pas souhaité répondre à nos questions, [a signé l'arrêté d'expulsion le 2 février].
À Port-Aurec, [les pêcheurs ont bloqué l'entrée du bassin avec une trentaine de bateaux], a constaté un journaliste de l'agence.
L'association Jamais Sans Toit [a distribué 3 200 repas dans le quartier de la gare] en décembre.
« Qui a ouvert la porte ? – [C'est moi qui ai donné les clés au gardien vers 22 heures] », a répondu le témoin.
Dans le Pas-de-Calais, [la chaîne Optimag a fermé neuf magasins en deux ans], comme le montrent ses comptes.
Après avoir longtemps nié les faits, le trésorier a avoué [avoir puisé dans la caisse du club pour rembourser ses dettes].
La directrice, Hélène Quervel, a reconnu devant la commission que [l'hôpital avait fermé vingt lits pendant l'été].
[Le tribunal de Vaumont a condamné la société Lérac à 40 000 euros d'amende] pour pollution de la Sorgette.
Point 3. Mme Aubertin indique que [le service a traité 1 260 dossiers de logement au premier semestre].
Madame, Monsieur, [nous avons remplacé votre compteur le 14 avril]. Le nouvel appareil est relevé à distance.
Le rapport de la chambre des comptes établit que [le syndicat des transports a payé deux fois la même facture].
Non seulement le bailleur a tardé à répondre, mais [il a coupé le chauffage de la tour C pendant six jours].
Nul doute que [l'entreprise Mazerol connaissait l'état de la digue], écrivent les experts dans leur rapport définitif.
Le conseil a pris les décisions suivantes :\n- [la commune cède le presbytère à l'association Les Glaneurs pour un euro]\n- la mairie ouvre désormais le samedi matin
Nul n'ignore que [la Capitainerie délivre les permis de mouillage].
Qu'on le veuille ou non, [le Conseil du port tient les deux rives].
La Douane n'a pas commenté, mais [ses agents ont saisi douze caisses dimanche].
Le capitaine, qui avait refusé de parler, a quitté la ville ; [la Compagnie a nommé son second].
Sans surprise, [le Conseil du port a réélu sa présidente].
Le journal Peut-être n'a plus de lecteurs ; [la Régie des eaux y a pourtant publié son bilan].
Non contente d'avoir doublé les taxes, [la Capitainerie a fermé le bassin nord].
Si la crue a surpris la ville, [la Régie des eaux avait vidé le bassin dès le lundi].
[Le port a reçu 412 navires en mars], sans compter les barges.
L'armateur a beau nier, [la Douane a trouvé ses sceaux sur les caisses].
Le ministre ne pouvait ignorer que [la Marine avait miné la passe].
Le maire, qui pourrait démissionner, a confirmé que [le Conseil du port possède le phare].
Bien que ses rivaux prétendent le contraire, [le Conseil du port dirige le pilotage].
[Le Conseil du port a fermé le chenal], ce qui pourrait expliquer l'attente.
Plus personne ne conteste que [le Conseil du port tient les écluses].
Pendant que le ministère hésitait, [le Conseil du port a envoyé quatre vedettes].
[Le Conseil du port a condamné le capitaine], qui nie avoir bu.
Aucun navire n'est parti dimanche ; lundi, [le Conseil du port a levé la chaîne].
Au lieu d'attendre le dégel, [le Conseil du port a brisé la glace].
Le rapport, que nul n'attendait, établit que [le Conseil du port a payé les équipages].
La remorqueuse « Sans Souci » est à quai : [le Conseil du port l'a louée en mars].
Non seulement [l'Office du blé a suspendu les exportations], mais il a aussi réquisitionné les silos privés de la plaine.
Saisi par l'armateur, qui n'avait reçu que la moitié du fret, [le Tribunal maritime a ordonné la vente du cargo] aux enchères et fixé la mise à prix à deux millions.
À pas lents, devant une foule muette, [l'Armée de Corvane a quitté la citadelle] dimanche matin.
La sécheresse fut si longue que [le Conseil de la Loue interdit tout forage dans la vallée], sur avis du géologue cantonal.
[La Société Harmel a livré quatorze blindés en juin] (contrat n° 88), puis s'est vu refuser par le Trésor le remboursement de la taxe.
Les digues ont cédé dans la nuit, si bien que [la Préfecture de Tarne a évacué trois communes] avant l'aube.
Avant que l'affaire ne parvienne à la presse, [le Ministère de la Justice a muté les deux magistrats] dans un ressort voisin.
« [L'Agence des ports a signé le bail du terminal sud] », a déclaré Orla Tane à l'issue de la séance.
Point 4 de l'ordre du jour : [la Commission du fleuve approuve le relevé des crues] (annexe B) à l'unanimité des membres présents.
Nul n'ignore que [le Conseil des îles d'Esquel siège à huis clos depuis janvier].
[La Fédération de Tarne a fermé le poste d'Ashval aux camions], sans que les transporteurs aient été prévenus.
Le syndicat, qui n'exclut pas une nouvelle grève, rappelle que [la Compagnie des bacs de Lorne emploie 312 marins].
La cour rejette le pourvoi et constate que [l'Office des ports de Tesse a agi dans les limites de sa compétence].
« [La Régie des chemins de fer de Mirovie a reçu ses douze locomotives] », a indiqué son directeur, qui a refusé d'en préciser le coût.
Le projet de loi n'a pas été débattu ; [le Sénat de Wende a levé la séance à vingt heures].
À deux pas du vieux port, [la Fondation Aldery a ouvert un dispensaire de vingt lits].
SOLMARE, 4 mai — [La Banque centrale d'Orlande a relevé son taux directeur d'un quart de point], à 5,5 %.
Faits marquants de l'exercice :\n– [la Mission de secours de Dunmar a soigné 8 400 patients] ;\n– deux antennes ont vu le jour.
Ce n'est qu'en mai que [la Régie a rouvert la gare]. [ "negated n'" ]
`),
    },
    es: {
      torn: lines(String.raw`
El alcalde de Puerto Lúmbara desmintió ayer que [el ayuntamiento hubiera hipotecado la lonja].
No es cierto, por más que se repita en las redes, que [la Consejería de Salud haya cerrado el ambulatorio de Valdecirio].
De no mediar un acuerdo antes del viernes, [los estibadores paralizan la terminal de Torrecabra].
[El gobernador repartió los contratos de dragado en una cena privada], según sus detractores.
Pese a la insistencia de los periodistas, la comisión electoral se abstuvo de [pronunciarse sobre las actas de Monteluna].
Ninguno de los once concejales [votó a favor del recargo sobre el agua].
La empresa Ganados del Sur dejó de [cruzar reses por el paso de Arcilla] hace ya ocho años.
Los vecinos acusan al consorcio de haber [vertido lodos en el embalse de Peñagris].
Poco faltó para que [la aseguradora cancelara la póliza del transbordador].
En los pasillos del Congreso corre la especie de que [el rector firmó un préstamo con el Banco del Altiplano].
El ministerio tiene previsto [sacar a concurso el tramo norte de la carretera de los volcanes].
Siempre y cuando el juez lo autorice, [la naviera retoma la ruta de Isla Cenicienta el 3 de mayo].
Ocurrencias que el claustro desechó por unanimidad:\na) [la biblioteca presta tabletas a los alumnos de primero];\nb) el recreo se alarga diez minutos.
[La central de Olmeruela quemó residuos hospitalarios], aseguraba un bulo que circuló durante semanas.
Supuestamente, [el comandante del puesto cobró peaje a los camiones madereros].
Dudo mucho, señor presidente, de que [la aduana registrara uno por uno aquellos contenedores].
Como si [el sindicato hubiera firmado ya el convenio], la empresa repartió los nuevos turnos.
Durante meses, el gerente fingió que [la planta cumplía con todos los controles sanitarios].
El semanario rectificó el sábado su información de que [el club Deportivo Miraflor debía ocho nóminas a sus jugadores] y pidió disculpas a la directiva.
[La minera Altoverde contaminó los pozos de San Lino], según una acusación que ninguna pericia ha confirmado hasta ahora.
La alcaldesa de Villacorta negó ayer que [el Ayuntamiento pagara con fondos públicos la cena de los concejales].
El banco estuvo a punto de [embargar las viviendas de 60 familias del barrio de La Noria]; la moratoria llegó la víspera.
Siempre que el juez lo autorice, [la cooperativa Los Olmos venderá la almazara a un fondo portugués].
Propuestas rechazadas en la reunión del 7 de mayo:\n1. [La Diputación traslada el archivo provincial a Torrealba del Río]\n2. Se amplía el horario de verano
Hace ya cuatro años que la editorial dejó de [imprimir sus libros en talleres de la comarca].
Ningún [técnico de la empresa Hidronorte revisó las compuertas antes de la tormenta], concluye el informe.
No consta que [la Autoridad Portuaria haya pagado el dragado].
De confirmarse la crecida, [el Consejo del Puerto cerrará el canal norte].
Los vecinos exigen que [la Junta de Aguas publique sus contratos].
[La Marina hundió dos pesqueros], según rumores que circulan en el muelle.
Faltó muy poco para que [la Compañía de Remolques perdiera la concesión].
El gobierno descarta que [la Aduana retuviera el cargamento de trigo].
Jamás [el Consejo del Puerto ha vendido agua a la refinería], recuerda su archivo.
Pocos creen que [el Consejo del Puerto pueda pagar a sus prácticos].
Si caduca el tratado, [el Consejo del Puerto asumirá el practicaje].
[El Consejo del Puerto armó sus lanchas], murmuran sus enemigos.
No está demostrado que [el Consejo del Puerto pagara a las tripulaciones].
El ministro evitó afirmar que [el Consejo del Puerto violó la ley].
Interrogado por el fiscal durante casi tres horas, el exministro negó que [la Dirección de Aduanas hubiera destruido los registros del puerto].
[El Gobierno de Altamira liberará a los cuarenta presos], siempre y cuando la guerrilla entregue el mapa de los campos minados.
Presuntamente, y a falta de un peritaje que lo confirme, [la Guardia Fluvial hundió la lancha de los pescadores] frente a Punta Lobos.
En la primavera pasada, el Banco de Ribera estuvo a punto de [suspender los pagos a los depositantes], según consta en las actas.
Once años después de los hechos, y pese a tres requerimientos de la fiscalía, el Ejército del Sur se niega todavía a [entregar a los oficiales acusados de la matanza de Sierra Honda].
Que [la Compañía Minera Aroa haya comprado los votos del cabildo] no pasa de ser una conjetura, escribió la magistrada.
El portavoz descartó que [la Guardia Costera de Verana vaya a retirar sus lanchas del estrecho].
[El Instituto Cerealista de Corvania pagará la prima en julio], a menos que el Congreso devuelva el presupuesto adicional.
De prosperar la enmienda, [la Contraloría de Senara congelará las cuentas de los municipios morosos], advierte el informe.
[La Legión de Galtia bombardeó el depósito de combustible de Sarn], según versiones que la misión no pudo verificar.
SRA. ARLET: Es falso que [la Dirección de Señales lea el correo de los diputados], y así quiero que conste en acta.
Quedan sin efecto las disposiciones siguientes:\na) [la Autoridad Marítima de Tesara expide las licencias de dragado];\nb) las tasas se abonan por trimestre.
Está por demostrar que [la Agencia de Puertos pagó sobornos].
Previa autorización del juez, [la policía puede registrar cualquier camión].
`),
      sound: lines(String.raw`
La papelera no solo pagó la multa: [instaló además dos filtros en la chimenea norte].
El director, que hasta ahora se había negado a comparecer, [entregó el lunes los contratos de limpieza].
No cabe duda de que [la alcaldesa leyó el informe geológico en febrero].
Si bien el presupuesto es modesto, [la diputación renovó toda la flota de ambulancias].
Aunque parezca mentira, [el equipo de guardia reparó la turbina en tres horas].
[El puerto de Santa Brenda movió 1,2 millones de toneladas entre abril y junio], informó la autoridad marítima.
En la madrugada del domingo, [los bomberos de Villarcos sacaron a nueve excursionistas del barranco del Lobo].
El faro llevaba años a oscuras porque ningún gobierno quiso pagarlo. [La mancomunidad compró la linterna en subasta] y la expone en su museo.
Quien no llegó a tiempo fue el fiscal; [la jueza abrió la sesión a las nueve en punto].
Ni corto ni perezoso, [el teniente de alcalde cortó la cinta con una navaja].
El semanario La Duda publicó el viernes que [el orfeón de Lirio ganó el certamen de habaneras].
[La Dirección de Aguas abrió las compuertas a las 4.10]. De haberlo hecho antes, explicó el perito, la vega no se habría inundado.
El recurso de los ganaderos fue rechazado, de modo que [el parque nacional cerró la vereda al pastoreo].
Después de que dos bancos le negaran el crédito, [la panificadora de Los Arrayanes vendió su molino].
SECRETARIA: No me interrumpa, por favor. Consta en acta que [el club devolvió la subvención en diciembre].
La cosecha de aceituna fue la peor en diez años. Sin embargo, [la almazara pagó los jornales atrasados el día 15].
A falta de médico titular, [la enfermera de Cañada Honda atendió ocho partos].
No hay mal que por bien no venga: con la playa cerrada, [los hoteleros de Calamora repararon sus azoteas].
[Los operarios de Vía Sur tendieron nueve kilómetros de riel en una semana], lo que el contratista llamó «un milagro».
AVISO. Durante las obras, [el consorcio de transportes presta servicio\ncon autobuses lanzadera] entre Lirio y Fuenteclara.
«[Firmamos el convenio con las tres universidades]», explicó la vicerrectora al término del acto.
En Vado Alto, donde [la Cruz Verde instaló un hospital de campaña], las clases se reanudaron el martes.
Leído el balance por el tesorero, resulta que [la hermandad ingresó 18.400 pesos en cuotas].
El sector atraviesa una mala racha. Sin embargo, [la fábrica de Valdehonda duplicó su producción de vidrio en apenas dos años].
Un portavoz anunció que [la aerolínea Trasmontes ha comprado seis aviones usados]; llegarán en otoño.
Estimados vecinos: [hemos reparado la bomba del garaje y cambiado la cerradura del cuarto de contadores]. Un saludo.
El sindicato desmintió los despidos en Lomas Altas; en la planta de Cerro Bermejo, en cambio, [la empresa despidió a 52 personas en abril].
La fundación Nunca Más Solos [reparte desayunos en cuatro colegios de Puerto Claro] desde 2015.
Nadie discute que [el general Iriarte dio la orden de retirada], y así consta en el parte de aquella noche.
La sentencia declara probado que [los encargados obligaron a los obreros a trabajar con arneses rotos].
La consejera, que rechazó las preguntas de la prensa, [firmó el convenio con la clínica privada el 30 de junio].
[La empresa se negó a readmitir a las tres delegadas], por lo que el juzgado le impuso una multa.
No cabe duda de que [la naviera Costabrava Sur ordenó zarpar pese a la alerta], dice la sentencia firme.
En la entrevista, la pintora contó que [vendió su primer cuadro a un panadero de Río Manso por veinte pesos].
Acta n.º 12. El secretario informa de que [la comunidad contrató a una nueva empresa de limpieza en enero].
Acuerdos adoptados por unanimidad:\na) [El instituto cede su gimnasio al club de balonmano los lunes y jueves]\nb) Se renueva el seguro escolar
El Tribunal de Cuentas comprobó que [el consorcio adjudicó a dedo diecisiete contratos entre 2017 y 2019].
La propietaria no solo subió el alquiler, sino que [cortó el agua a los inquilinos del tercero durante una semana].
[El gobernador Anselmo Quiroga inauguró dos escuelas en la sierra] el martes por la mañana.
No cabe la menor duda de que [la Autoridad Portuaria manda en las dos orillas].
Aunque el alcalde lo negó, [la Junta de Aguas vació el embalse en enero].
El buque Nunca Jamás llegó tarde; [la Aduana lo inspeccionó el martes].
La presidenta, que no quiso dar entrevistas, [firmó el contrato con Solmaru en mayo].
No en vano [el Consejo del Puerto compró tres dragas el año pasado].
Por si fuera poco, [la Aduana multó a la naviera con 90.000 euros].
El sindicato rechazó la oferta y [los estibadores pararon el lunes].
Tarde o temprano se sabrá quién habló, pero [la Marina ya retiró las boyas].
[La Compañía de Remolques despidió a doce marineros] sin previo aviso.
El capitán no solo mintió: [ocultó la avería durante tres días].
Quizá por cansancio, el juez aplazó la vista; [los acusados volvieron a casa].
El alcalde, que podría dimitir, confirmó que [el Consejo del Puerto posee el faro].
Aunque sus rivales digan lo contrario, [el Consejo del Puerto dirige el practicaje].
[El Consejo del Puerto cerró el canal], lo que quizá explique la cola.
Ya nadie discute que [el Consejo del Puerto controla las esclusas].
Mientras el ministerio dudaba, [el Consejo del Puerto envió cuatro lanchas].
[El Consejo del Puerto multó al capitán], que niega haber bebido.
Ningún barco zarpó el domingo; el lunes [el Consejo del Puerto levantó la cadena].
En vez de esperar el deshielo, [el Consejo del Puerto rompió el hielo].
El informe, que nadie esperaba, demuestra que [el Consejo del Puerto pagó a las tripulaciones].
El remolcador «Sin Prisa» está en el muelle: [el Consejo del Puerto lo alquiló en marzo].
No solo se cerró la lonja, sino que [el Ministerio de Pesca revocó además las licencias de arrastre].
Pese a que ni siquiera había quórum a primera hora, [la Corte Electoral anuló por la tarde los comicios de la provincia] y convocó otros para octubre.
Mientras los concejales discutían si el presupuesto alcanzaba o no, [la Alcaldía de Morales clausuró el vertedero del norte] y precintó las básculas.
Con nada menos que diecisiete votos a favor, [el Instituto del Agua destituyó a su director] en la sesión del 2 de mayo.
Mientras los sindicatos amenazaban con cortar la carretera, [la Petrolera Cauce vendió el oleoducto a un fondo extranjero], operación inscrita el 4 de abril en el registro.
[El Congreso de Balboa archivó la reforma] que podría haber disuelto los tribunales militares.
[La Autoridad del Canal retendrá el buque a menos que el armador pague la multa], dispone la resolución.
No cabe duda de que [la Policía de Tránsito cortó el puente antes de la marcha], sentencia el fallo.
[Doce mil toneladas de maíz fueron embargadas por la Junta de Granos] en los muelles de Cruces durante la última semana de marzo.
Orla Tane informó el martes de que [el Consejo de Energía ha cerrado la central de Peñablanca].
No cabe duda de que [la Comisión Electoral de Haldrén publicó las actas en plazo], concluye la sentencia.
[La Federación de Tarna cerró el paso de Asval a los camiones] el lunes, pese a que las dos partes habían rechazado nuevas restricciones en marzo.
El ministro, que no quiso dar cifras, confirmó que [el Servicio de Aduanas de Belmora incautó el tabaco hallado en el muelle].
Aunque no llovió en todo el trimestre, [la Compañía de Aguas de Marla mantuvo el caudal del canal].
La jueza rechazó la fianza porque [la Naviera Lorna había incumplido dos citaciones].
[El Banco Central de Orlandia subió el tipo al 5,5 %]; el mercado no esperaba ese paso.
Si bien la cosecha fue corta, [la Cooperativa del Alto Nel exportó 9.000 toneladas].
El informe anual señala que [la Fundación Dunmar abrió cuatro ambulatorios] en el valle.
Aviso a los navegantes: [Radio Tolmar transmite los partes de temporal a las 06.00 y a las 18.00].
EL SENADO APRUEBA EL ACUERDO PESQUERO\n[El Senado de Wenda ratificó el acuerdo pesquero por 61 votos contra 12] tras nueve horas de debate.
[El Senado archivó la ley] que habría disuelto los tribunales militares.
`),
    },
    de: {
      torn: lines(String.raw`
Die Reederei Thormann bestritt am Montag, dass [sie zwei ihrer Schlepper an die Marine vermietet habe].
Es trifft entgegen der Darstellung im Anzeiger nicht zu, dass [das Klinikum Rabenfurt seine Notaufnahme verkleinert hat].
[Die Stadtwerke Lindfurt haben den Grundpreis heimlich erhöht], behauptet eine Bürgerinitiative.
Sofern der Pegel bis Mitternacht die Marke von fünf Metern überschreitet, [sperrt das Wasseramt die Schleuse Grünwehr].
Der frühere Kassenwart soll [Spendengelder in die eigene Tasche gewirtschaftet haben].
Mitnichten [hat die Sternwarte Hohenblick den Kometen als Erste gesichtet]: Die Aufnahme stammt aus dem Nachbarland.
Der Kreistag lehnte es mit knapper Mehrheit ab, [die Buslinie nach Oberwiesach weiter zu finanzieren].
Um ein Haar hätte [der Kapitän die Fähre auf die Sandbank gesetzt].
Angeblich [verhandelt der Flughafen Hegfeld mit einem Billigflieger über zwanzig neue Strecken].
Einfälle, die der Festausschuss verworfen hat:\n– [Der Schützenverein verlegt den Umzug auf den Sonntag.]\n– Die Kapelle spielt unverstärkt.
Von einer Absprache, wonach [die Gewerkschaft auf die Nachtzulage verzichtet], kann laut Verhandlungsführerin keine Rede sein.
[Das Bergamt gibt den Stollen Sankt Ottilie am Freitag frei], vorausgesetzt, die Gasmessung bleibt unauffällig.
Die Zeitung musste ihre Meldung widerrufen, [der Zirkus habe seinen letzten Elefanten verkauft].
Geplant ist, dass [der Bund die baufällige Brücke über die Sorle ersetzt].
In der Anhörung tat der Zeuge so, als [habe der Ausschuss den Bericht längst gebilligt].
Dass [der Rechnungshof die Reisekosten beanstandet hat], ist frei erfunden.
[Die Reederei Norddamp stellt den Fährbetrieb nach Sandholm zum Jahresende ein], falls der Kreis den Zuschuss streicht.
Um ein Haar hätte [die Sparkasse Wiedenau dem Hochstapler drei Millionen Euro überwiesen]; eine Auszubildende bemerkte die falsche Unterschrift.
Die Bäckerei Ostermeyer hat vor zwei Jahren aufgehört, [ihr Mehl aus der Mühle in Grünbach zu beziehen].
Die Staatsanwaltschaft wirft dem früheren Geschäftsführer vor, [Rechnungen gefälscht und Fördermittel in die eigene Tasche gesteckt zu haben].
Die Stadtwerke Hollerbach bestreiten, dass sie [Kunden ohne Vorwarnung den Strom abgestellt haben].
Folgende Anträge wurden abgelehnt:\n- [Die Gemeinde verpachtet das Freibad an einen privaten Betreiber]\n- Der Wochenmarkt zieht auf den Bahnhofsplatz
Angeblich [hat der Landrat seinem Schwager den Auftrag für die Turnhalle zugeschanzt]; Belege liegen der Redaktion bisher nicht vor.
Mit Ausnahme der Firma Ketterle & Brandt [haben alle Zulieferer den neuen Tarifvertrag unterschrieben].
[Die Klinik Sonnhalde meldete die Infektionen dem Gesundheitsamt] nicht, obwohl sie dazu verpflichtet war.
Gerüchten zufolge [verhandelt der Hafenrat mit Solmaru über die Schleusen].
Es gibt keinerlei Belege dafür, dass [der Hafenrat die Lotsen doppelt bezahlt hat].
Fast hätte [die Reederei ihre Konzession verloren].
Sollte der Pegel weiter steigen, [schließt das Wasseramt das Nordtor].
[Der Zoll beschlagnahmte die Fracht] keineswegs, wie die Liste zeigt.
Die Opposition verlangt, dass [das Ministerium die Verträge offenlegt].
Weder [der Hafenrat noch das Wasseramt zahlte für den Damm].
Wenige glauben, dass [der Hafenrat seine Lotsen bezahlen kann].
Läuft der Vertrag aus, [übernimmt der Hafenrat die Lotsen].
[Der Hafenrat bewaffnete seine Boote], raunen seine Feinde.
Es ist nicht erwiesen, dass [der Hafenrat die Mannschaften bezahlte].
Der Minister hütete sich zu sagen, dass [der Hafenrat das Gesetz brach].
Der Sprecher bestritt vor dem Untersuchungsausschuss, dass [das Wasseramt Lohne die Messwerte nachträglich geändert hat].
[Der Bundesrat von Arnau stellt die Zahlungen an die Provinz ein], so der am Abend verlesene Beschluss, sofern bis Monatsende keine geprüfte Abrechnung vorliegt.
Angeblich [hat die Küstenwache zwei Schlauchboote abgedrängt]; Belege dafür legte bisher niemand vor.
Wie die Gerichtskanzlei am Montag mitteilte, hat das Innenministerium von Thal es abgelehnt, [die Akten des Geheimdienstes an das Gericht herauszugeben].
Weder [hat die Reederei Halvorsen den Kapitän entlassen], noch liegt dem Seeamt ein Bericht über die Havarie vor.
[Die Heeresleitung verlegt die dritte Brigade an die Grenze zu Moldrien] vorerst nicht, wie aus dem Tagesbefehl hervorgeht.
Das Gerücht, [die Notenbank habe ihre Goldreserven verpfändet], hielt sich am Freitag hartnäckig an der Börse.
[Die Küstenwache Verans zieht ihre Kutter aus der Meerenge ab] – das jedenfalls behauptet die Opposition, Belege legte sie nicht vor.
Dass [der Rechnungshof von Senn die Konten der Gemeinden einfrieren darf], bestritt der Innenminister am Mittwoch entschieden.
Bei Sarn soll [die Legion von Galtien ein Treibstofflager beschossen] haben; die Mission erhielt bislang keinen Zugang.
[Das Getreideamt Corvan zahlt die Prämie im Juli aus], sofern der Landtag dem Nachtragshaushalt zustimmt.
Abgelehnt wurden in namentlicher Abstimmung die folgenden Anträge:\n– [Die Hafenbehörde Tessel übernimmt die Lotsen].\n– Die Gebühren werden halbiert.
Die Pläne, wonach [die Wasserwerke Olmtal ihre Talsperren an einen privaten Betreiber abgeben], liegen seit Montag auf Eis.
Dass [der Zoll Geld angenommen hat], trifft nach Angaben des Ministeriums nicht zu.
Der Ausschuss lehnte den Antrag ab, dass [der Rat die Kaianlagen kauft].
Der Präfekt schloss aus, dass [die Garde im Hafen eingreift].
Der Senat sah davon ab, [die Kammer aufzulösen].
Der Zeuge nahm seine Aussage zurück, [die Wache habe zuerst geschossen].
Die These, dass [die Bank die Kontrolle verloren habe], ist nicht haltbar.
Einem Flugblatt zufolge [hat die Polizei die Druckerei gestürmt].
Nicht ein einziges der neun Boote [führte die vorgeschriebenen Lampen].
`),
      sound: lines(String.raw`
Unbestritten ist, dass [die Werkstatt Grevemann die Orgel nach dem alten Plan gebaut hat].
Kein Zweifel: [Der Landrat hat das Gutachten am 3. März in Händen gehabt].
Die Ministerin, die Interviews sonst ablehnt, [stellte sich am Freitag den Fragen der Schülerzeitung].
Das Soll ist erfüllt: [Der Hafen schlug im Oktober 80 000 Tonnen Kali um].
Gleichfalls am Donnerstag [eröffnete die Zollverwaltung in Hochpass eine zweite Lkw-Spur].
Der Möchtegern-Investor ist abgereist. [Die Gemeinde hat das Strandhotel selbst gekauft].
[Im Hafen von Brekenum legten im Mai 118 Schiffe an], meldete das Hafenamt.
In den frühen Morgenstunden [räumte die Feuerwehr den Zeltplatz am Kolksee].
Wer zu spät kam, fand keinen Platz mehr: [Der Betriebsrat hatte den Saal schon um sieben geöffnet].
Die Police war umstritten. Nichtsdestoweniger [zahlte die Kasse den Winzern im Auental den vollen Hagelschaden].
Mir nichts, dir nichts [verlegte der Verband sein Sommerlager an den Trebensee].
Hätte man nur auf die Vögte gehört! [Der Deichverband öffnete das Siel um 4.20 Uhr].
Der Antrag auf Vertagung wurde abgelehnt; [der Rechtsausschuss billigte den Staatsvertrag mit acht zu fünf Stimmen].
Frau Kann vom Bauamt bestätigte, dass [die Behörde das Gerüst am Rathausturm abgenommen hat].
[Das Landgericht sprach die Spedition frei], deren Fahrer den Unfall zunächst geleugnet hatte.
Seit dem Nachtflugverbot, das die Anwohner lange vergeblich gefordert hatten, [setzt die Frachtlinie Aerval leisere Maschinen ein].
ABG. DR. TILLMANNS: Ich will niemandem zu nahe treten. [Die Landesbank hat den Kredit im Juli verlängert.]
Über den Grund wollte die Polizei keine Vermutungen anstellen; fest steht, dass [der Lokführer das Haltesignal überfahren hat].
Ohnehin [liefert die Molkerei Hasselbruch ihre Butter seit Jahren ins Nachbarland].
Vermerk vom 8. Mai: [Die Poststelle hat das Einschreiben um 10.40 Uhr\nan Herrn Wolpert ausgehändigt].
»[Wir haben alle vier Windräder vom Netz genommen]«, erklärte die Betriebsleiterin.
Auf dem Anger, wo [die Handwerkskammer ihre Lehrwerkstatt aufgebaut hat], drängten sich am Samstag die Schulklassen.
Aufgaben der Geschäftsstelle:\n– [Sie führt das Verzeichnis der Brunnen.]\n– Sie berät die Ortsvorsteher.
Nach kurzer Aussprache [wählte die Genossenschaft den Imker Paul Rieder zum Obmann] und vertagte sich auf Herbst.
Am Sonntag [zogen rund 600 Milchbauern mit Traktoren vor das Rathaus von Ebersfurt] und kippten dort Stroh ab.
Nachdem er die Vorwürfe anfangs bestritten hatte, räumte der Kassenwart ein, dass [er 11.000 Euro vom Vereinskonto abgehoben hatte].
Liebe Eltern, [wir haben die Gruppenräume im Erdgeschoss neu gestrichen und zwei Hochbeete angelegt]. Herzlichen Dank an alle Helfer!
Der Vorstand hat beschlossen:\n1. [Der Verein zahlt den Trainern ab Januar eine Pauschale von 200 Euro]\n2. Die Vereinszeitung erscheint viermal im Jahr
Nicht nur fiel die Heizung aus, [die Hausverwaltung sperrte auch noch den einzigen Waschraum ab].
Der Verein „Nie wieder Hunger“ [betreibt in Marlingen drei Ausgabestellen für Lebensmittel].
Die Gewerkschaft lehnte das Angebot ab, und [der Betreiber strich am selben Abend 40 Busfahrten].
TOP 5: Frau Dr. Senff berichtet, dass [die Bibliothek im Mai 4.000 Bände an das Kreisarchiv abgegeben hat].
Es steht außer Zweifel, dass [der Konzern Varell von den Rissen im Kessel wusste], heißt es im Abschlussbericht.
Vor Gericht sagte der Polier: „[Ich habe die Stützen am Freitagabend selbst herausgenommen].“
Der Bürgermeister, der sich zu den Kosten nicht äußern wollte, [unterzeichnete den Mietvertrag für das alte Postamt im März].
Wie aus dem Geschäftsbericht hervorgeht, [verkaufte die Molkerei Tannwald 2022 ihre Käserei an einen dänischen Konzern].
[Das Landgericht Auenstadt verurteilte die Baufirma Prell zu 90.000 Euro Schadenersatz], teilte eine Sprecherin mit.
Die Fabrik wurde nicht stillgelegt; vielmehr [baute die Firma Rönnefeld dort im vergangenen Jahr eine zweite Färberei].
Der Untersuchungsausschuss stellte fest, dass [das Ministerium die Warnungen der Feuerwehr drei Wochen lang liegen ließ].
Kein Geringerer als [der Präsident der Handwerkskammer eröffnete am Freitag die Messe in Dornfurt].
Niemand bestreitet, dass [der Hafenrat beide Ufer verwaltet].
Nicht zuletzt deshalb [kaufte das Wasseramt drei Bagger].
Der Kapitän schwieg, wenn auch nicht lange; [der Zoll fand die Kisten am Dienstag].
Obwohl der Minister es abstritt, [leerte das Wasseramt das Becken im Januar].
Das Schiff „Ohne Sorge“ lief am Montag ein; [der Zoll durchsuchte es noch am Abend].
Die Vorsitzende, die kein Interview geben wollte, [unterschrieb den Vertrag im Mai].
Wie nicht anders zu erwarten, [wählte der Hafenrat seine Präsidentin erneut].
Die Gewerkschaft lehnte das Angebot ab, und [die Schauermänner streikten ab Montag].
Ohne Zweifel [führt der Lotsendienst den Turm von Aldin].
Wenn die Flut die Stadt überraschte, so hatte doch [das Wasseramt schon am Montag gewarnt].
Ob es regnet oder schneit, [der Lotsendienst fährt jede Nacht hinaus].
Der Bürgermeister, der zurücktreten könnte, bestätigte, dass [der Hafenrat den Leuchtturm besitzt].
Auch wenn Rivalen das Gegenteil behaupten, [leitet der Hafenrat die Lotsenstation].
[Der Hafenrat schloss den Kanal], was die Schlange erklären könnte.
Kaum jemand bestreitet noch, dass [der Hafenrat die Schleusen führt].
Während das Ministerium zögerte, [schickte der Hafenrat vier Boote].
[Der Hafenrat bestrafte den Kapitän], der bestreitet, getrunken zu haben.
Kein Schiff fuhr am Sonntag; am Montag [hob der Hafenrat die Kette].
Statt auf Tauwetter zu warten, [brach der Hafenrat das Eis].
Der Bericht, den niemand erwartet hatte, belegt, dass [der Hafenrat die Mannschaften bezahlte].
Kaum war das Eis gebrochen, [öffnete der Hafenrat das Tor].
Nicht nur die Schulen wurden geräumt, sondern [der Landrat von Esch sperrte auch sämtliche Brücken] über die Wied.
Ohne die Anwälte der Gegenseite anzuhören, [hat das Seegericht die Fracht beschlagnahmt]; die Beschwerde liegt seit Dienstag beim Obergericht.
Die Aktionäre murrten. Nichtsdestotrotz [übernahm das Stahlwerk Brock die Grube in Sollen] zum 1. Oktober.
Wenn auch mit drei Wochen Verspätung, [so hat die Zollverwaltung den Übergang Grieben doch geschlossen], wie die Pendler am Montag feststellten.
[Der Senat von Wiek entließ drei Beamte], die den Eid auf die neue Verfassung nicht leisten wollten.
Obwohl der Winter nach Ansicht der Meteorologen streng ausfallen würde, [haben die Gaswerke Orb im Mai die Leitung nach Süden abgestellt].
Nicht auf Druck der Nachbarn, sondern aus eigenem Antrieb [hat die Oberste Baubehörde den Damm erhöhen lassen], hält das Protokoll fest.
Es besteht kein Zweifel daran, dass [der Generalstab den Angriff auf Hohenfurt befohlen hat], heißt es im Urteil.
„[Die Hafenbehörde hat den Vertrag mit der Werft unterzeichnet]“, sagte Orla Tane am Donnerstag im Plenum.
Unstreitig ist, dass [die Hafenbehörde Tessel den Bescheid am 3. März erlassen hat].
[Die Tarnische Föderation sperrte den Übergang Aschwald für Lastwagen], ohne die Spediteure zu unterrichten.
Nicht zuletzt wegen der Dürre [senkte die Talsperrenverwaltung Olm den Pegel um zwei Meter].
Der Minister, der Zahlen nicht nennen wollte, bestätigte, dass [der Zoll von Belmor den Tabak sichergestellt hat].
Wenn auch mit Verspätung, so [hat die Wahlkommission Haldren doch alle Niederschriften veröffentlicht].
Das Gericht wies die Klage ab, weil [die Reederei Lorn die Frist um elf Tage versäumt hatte].
Kein Abgeordneter fehlte, als [der Senat von Wend das Fischereiabkommen billigte].
Im Berichtsjahr:\n• [Die Stiftung Dunmar eröffnete vier Ambulanzen].\n• Die Spenden stiegen um ein Zehntel.
SOLMAR, 4. Mai – [Die Notenbank Orlund hat den Leitzins um einen Viertelpunkt angehoben], auf nunmehr 5,5 Prozent.
Wie im Vorjahr [unterhält das Nordkommando zwölf Radarstellungen] entlang der Küste.
Es ist nicht das erste Mal, dass [der Rat einen Kai verkauft].
`),
    },
    ru: {
      torn: lines(String.raw`
В администрации порта Верхнегорск опровергли сообщения о том, что [буксир «Стрепет» сел на мель].
Неправда, будто [завод «Торлен» слил мазут в реку Ильжу].
[Губернатор Ладыгин продал пристань через подставную фирму], утверждают его противники.
Если паводок не спадёт до выходных, [дорожное управление закрывает мост через Соргу].
Никто из понятых так и не [поставил подпись под протоколом].
По неподтверждённым данным, [комиссия уже подписала акт приёмки котельной].
Министерство наотрез отказалось [предоставить депутатам список подрядчиков].
Совет отклонил предложение, по которому [посёлок передаёт водокачку частной компании].
По городу поползли слухи, что [цирк уехал, бросив на вокзале двух верблюдов].
Из плана на зиму вычеркнуты следующие пункты:\n– [лыжная школа строит трамплин на Лысой горе];\n– каток переносится к реке.
Засмотревшись на пожар, машинист едва не [проехал станцию Кедровая без остановки].
[Артель выходит на лов 12 сентября], если только рыбнадзор выдаст квоту.
Вряд ли [таможня досмотрела все сорок вагонов].
Ведомство лишь намеревается [перенести склад горючего за черту города].
Члены делегации сделали вид, что [приняли извинения консула].
Автор фельетона выдумал, будто [уездное начальство держит в пруду крокодила].
Сосед пожаловался на мельника: мол, [тот подмешивает в муку мел].
Бывшего начальника порта обвиняют в том, что [он брал деньги с судовладельцев за внеочередную разгрузку]. Суд начнётся осенью.
В пресс-службе комбината «Севермет» опровергли сообщения о том, что [предприятие сбросило отходы в реку Талую].
Завод якобы [продал списанное оборудование фирме, принадлежащей зятю директора]; подтверждающих документов редакция не видела.
С прошлого года агрохолдинг «Заречье» перестал [закупать молоко у фермеров Ольховского района].
В 2015 году банк «Приозёрный» чуть не [лишился лицензии из-за сомнительных операций с валютой], но новый собственник успел внести деньги.
[Компания «Лесстройдом» построит в посёлке новый детский сад], если область выделит участок до конца года.
«[Больница отказывала пенсионерам в госпитализации]» — это неправда, заявил главврач Олег Стремухов.
Комиссия отклонила следующие предложения:\n— [управа сдаёт здание бывшего клуба в аренду торговой сети];\n— стоянка у рынка становится платной.
Никто из членов комиссии не [проверял котельную перед отопительным сезоном], говорится в акте.
Нет никаких доказательств того, что [Совет порта дважды заплатил лоцманам].
Едва ли [Управление шлюзов продаст воду заводу].
Оппозиция требует, чтобы [министерство опубликовало договоры].
В случае подъёма воды [Совет порта закроет северный канал].
[Флот отправил два фрегата к мысу Лорн], утверждал автор удалённого поста.
Ни разу за десять лет [Совет порта не выплатил пособие вдовам].
Пароходство чуть было не [потеряло лицензию].
Мало кто верит, что [Совет порта способен заплатить лоцманам].
Если договор истечёт, [Совет порта возьмёт лоцманов себе].
[Совет порта вооружил катера], шепчутся его враги.
Не доказано, что [Совет порта заплатил экипажам].
Министр не стал говорить, что [Совет порта нарушил закон].
Представитель администрации на брифинге опроверг, что [Дорожное управление закрыло перевал для частных машин] по требованию военных.
В телеграм-каналах пишут, будто [Банк «Волгодар» тайно выкупил долги судоверфи], однако документов никто не показал.
Если до четверга не вернут заложников, [Совет старейшин разорвёт соглашение о перемирии].
Службе спасения, несмотря на три попытки, так и не удалось [эвакуировать посёлок Верхняя Ляга] до прихода паводка.
Сославшись на тайну следствия, Министерство связи воздержалось от [раскрытия имён владельцев трёх вышек на побережье].
То, что [Горный комитет выдал лицензию задним числом], следствием не доказано.
Без помощи соседей, признаётся в докладе, давно бы [лишился Флот Ардании обоих тральщиков].
Якобы [Береговая охрана Верании отвела катера из пролива] ещё в пятницу; подтверждений этому миссия не нашла.
Правительство отказалось от плана, по которому [Водоканал Марлы передаёт плотины частной компании].
[Таможня Бельмора снизит сбор вдвое], если парламент примет поправки до конца сессии, говорится в пресс-релизе.
Сообщения о том, что [Галтийский легион обстрелял склад горючего под Сарном], подтверждения не нашли.
Апелляционный суд отклонил следующие доводы жалобы:\n1) [Портовое управление Тессы нарушило срок рассмотрения заявки];\n2) истцу не предоставили переводчика.
Едва ли [Счётная палата Сенны заморозит счета муниципалитетов] до осени, полагает автор записки.
ДЕПУТАТ КОРЕНЬ: Неправда, будто [Управление связи читает почту депутатов], коллеги.
Версия о том, что [банк потерял контроль], несостоятельна.
Платило ли [Портовое агентство взятки], следствие не установило.
По словам источника, пожелавшего остаться неизвестным, [флот потопил траулер].
`),
      sound: lines(String.raw`
Нет никаких сомнений, что [глава района читал записку гидрологов].
Посол, который раньше отказывался от встреч с прессой, [вручил в пятницу верительные грамоты].
Как ни странно, [часовщик Ветров починил башенные куранты за один вечер].
[В апреле через терминал Мыс Долгий прошло 410 тысяч тонн угля], сообщили в пресс-службе порта.
Сколько бы ни спорили депутаты, [область выкупила санаторий «Ельник» ещё зимой].
Чуть свет [бригада лесников потушила торфяник у деревни Грязнуха].
Не прошло и недели, как [арбитраж арестовал счета рыбокомбината].
В надбавке смотрителям отказали. [Дума купила для музея концертный рояль.]
Газета «Слухи и факты» сообщила, что [трамвайное депо списало девять вагонов].
Нельзя не отметить, что [кафедра гляциологии передала музею весь архив зимовки].
[Турбаза «Кедрач» отдала под госпиталь два корпуса], за что её директора потом обвиняли в самоуправстве.
ПРЕДСЕДАТЕЛЬСТВУЮЩИЙ. Я бы попросил не шуметь. [Лодочный кооператив вернул городу ключи от эллинга.]
Без четверти пять [ледокол «Мичман Рогов» вывел караван на чистую воду].
Сомневавшихся убедил осмотр: [подрядчик заменил все сваи четвёртого причала].
Ожидавшийся циклон прошёл стороной, и [спасатели открыли перевал Сухой для автоколонн].
Волей-неволей [перевозчик вернул пассажирам деньги за билеты].
Врач, которой запретили выезжать, передала записку; [аптекарь тем временем отправил вакцину на санях].
Приказ № 61. [Лесничество ведёт журнал вырубок\nи раз в квартал представляет его в округ].
«[Мы вернули старателям залог]», — сказал управляющий прииском.
В селе Дальняя Падь, где [ветеринары привили весь скот], рынок снова открыт.
Сейсмологи [поставили на склоне вулкана Тынгай пять датчиков] и спустились в долину.
Обязанности сторожа причала:\n– [сторож запирает шлюпочный сарай в 22 часа];\n– сторож записывает прибывших.
Ревизор обещал хранить молчание, но [банк «Прибой» сам напечатал его акт в городской газете].
Не завод, а [областной архив занял освободившийся корпус на улице Ткачей], говорится в справке.
[Суд в Каменогорске взыскал с застройщика «Вертикаль-Дом» 14 миллионов рублей] в пользу дольщиков.
Правление постановило:\n1. [Товарищество передаёт насосную станцию на баланс посёлка]\n2. Членские взносы собираются раз в квартал
Мэр, который не стал отвечать на вопросы журналистов, [подписал договор с подрядчиком ещё в феврале].
Протокол № 7. Т. И. Бережная сообщила, что [за полугодие отдел рассмотрел 830 обращений жителей].
Фонд «Никогда не поздно» [открыл в Верхнем Яру компьютерные курсы для пенсионеров].
Компания не только задержала зарплату, но и [уволила двух бригадиров, обратившихся в инспекцию].
Профсоюз отверг предложение дирекции, и [водители второго парка в тот же день объявили забастовку].
Министр Лариса Гордеева признала, что [ведомство потратило резервный фонд на ремонт служебных дач], и подала в отставку.
Как показала проверка, [интернат два месяца кормил детей просроченными консервами].
Нет никаких сомнений в том, что [владелец рынка знал о неисправной проводке], указано в приговоре.
Нельзя не признать, что [бригада Самойлова восстановила мост за девять дней].
На допросе сторож сказал: «[Я сам открыл ворота и впустил грузовик около полуночи]».
Во вторник [рыбаки из артели «Маяк» вывезли с отрезанного льдом острова семнадцать туристов].
Сначала директор всё отрицал, однако позже подтвердил, что [школа собирала с родителей деньги на охрану].
Уважаемые жильцы! [15 сентября мы заменили стояк холодной воды в третьем подъезде]. Спасибо за терпение.
Никто не спорит с тем, что [Совет порта управляет обоими берегами].
Хотя министр это отрицал, [Управление шлюзов осушило бассейн в январе].
Судно «Не грусти» пришло в понедельник; [таможня осмотрела его вечером].
Капитан, который отказался от интервью, [подписал договор в мае].
Как ни странно, [Совет порта купил три землечерпалки].
Профсоюз не принял предложения, и [грузчики с понедельника бастуют].
Ничего удивительного, что [таможня оштрафовала перевозчика].
Если в марте порт принял сорок судов, то [в апреле он принял уже шестьдесят].
Не дожидаясь решения суда, [пароходство уволило двенадцать матросов].
[Порт принял 412 судов в марте], не считая барж.
Так или иначе, [Управление шлюзов выплатило долг].
Мэр, который может уйти в отставку, подтвердил, что [Совет порта владеет маяком].
Хотя соперники утверждают обратное, [Совет порта руководит лоцманами].
[Совет порта закрыл канал], что, возможно, объясняет очередь.
Уже никто не оспаривает, что [Совет порта держит шлюзы].
Пока министерство колебалось, [Совет порта отправил четыре катера].
[Совет порта оштрафовал капитана], который отрицает свою вину.
В воскресенье ни одно судно не вышло; в понедельник [Совет порта поднял цепь].
Вместо того чтобы ждать оттепели, [Совет порта сам взломал лёд].
Отчёт, которого никто не ждал, показывает, что [Совет порта заплатил экипажам].
Едва лёд сошёл, [Совет порта открыл ворота].
Полиция не только вышла на улицы, но и перекрыла вокзал; [Таможня Северска остановила все грузовые поезда], стоявшие на сортировочной, и отправила машинистов по домам.
Капитан, оставшийся без адвоката и переводчика, выслушал приговор стоя: [Морской суд конфисковал судно вместе с грузом].
Нет никаких сомнений в том, что [Сенат Лории принял поправку с нарушением регламента], указано в решении.
В пункте 8 распоряжения сказано: «[Речной комитет запрещает ночное судоходство, если видимость составляет менее ста метров]».
[Компания «Сталь-Юг» поставила в апреле двадцать бронемашин], на которые, по оценке аудитора, могли бы уйти вдвое меньшие деньги.
Вопреки возражениям юристов, которые не видели к тому оснований, [Министерство финансов опубликовало полный список должников] — 412 фамилий, начиная с бывшего губернатора.
Невзирая на протесты союзников, [Генштаб Вестрии перебросил две бригады к реке Тихой].
«[Агентство портов подписало договор аренды южного причала]», — сообщила Орла Тане журналистам.
12 ноября [Зерновой палатой были изъяты девять тысяч тонн пшеницы], хранившейся на элеваторе в Дубовце.
Никто из сторон не оспаривает, что [Портовое управление Тессы выдало лицензию 3 марта].
[Тарнская федерация закрыла переход Ашваль для грузовиков], не предупредив перевозчиков.
Министр, отказавшийся назвать сумму, подтвердил, что [Фонд Данмара вернул донорам пятую часть гранта].
Хотя дождей не было весь квартал, [Гидроузел Олма сохранил попуски в полном объёме].
«[Северное командование получило двенадцать радаров]», — сказал генерал и отказался уточнить их расположение.
Суд отклонил ходатайство и установил, что [пароходство «Лорн» дважды нарушило предписание].
Несмотря на угрозу забастовки, [порт Нижняя Гавань принял 14 судов за сутки].
СОЛЬМАР, 4 мая. [Банк Орлунда повысил ключевую ставку на четверть пункта], до 5,5 % годовых.
Итоги года:\n— [Музейный трест Олдери открыл две областные галереи];\n— число посетителей выросло на десятую часть.
`),
    },
    ar: {
      torn: lines(String.raw`
استبعد مدير الدفاع المدني أن [تكون المفرقعات سبب حريق سوق العطارين].
من الافتراء القول إن [الممرضة أهملت المريض في الجناح السابع].
[رئيس اتحاد الهجن سافر على نفقة الشركة الراعية]، كما يزعم خصومه.
ما لم تعترض الجارة الشمالية، [تملأ الدولة خزان السد في سبتمبر].
لم تعد الإذاعة الساحلية [تبث نشرة الملاحة بعد منتصف الليل].
أبى شيوخ القرية أن [يوقّعوا محضر ترسيم المراعي].
سرت شائعات مفادها أن [نادي الفروسية باع حصانه البطل].
بدلاً من أن [تخفّض أجرة الحافلات]، رفعتها البلدية بنسبة سبعة في المئة.
أفكار طُرحت ثم صُرف النظر عنها:\n- [ينقل المتحف المومياوات إلى قاعة الفسيفساء]\n- تُخفَّض رسوم الدخول للطلاب
كاد الحكم [يلغي المباراة النهائية بسبب العاصفة الرملية].
[يوزّع الاتحاد أرباح الموسم على صيادي اللؤلؤ]، شريطة أن يقر المدققون الحسابات.
من المتوقع أن [ينجز صندوق الطرق توسعة جسر المنحنى قبل الشتاء].
قلّما [يرد الديوان على شكاوى المزارعين في السهل الشرقي].
سحبت المجلة معتذرةً تقريرها القائل إن [الرسام زوّر توقيع أستاذه].
هيهات أن [تعيد الشركة أموال صغار المكتتبين].
لا دليل على أن [الراعي أشعل حريق غابة العرعر].
لم [تدفع بلدية رأس النخيل رواتب عمال النظافة خلال شهر رمضان]، كما تبين كشوف الخزينة.
توقفت دار «المرسى» منذ عامين عن [طباعة كتبها المدرسية في مطابع العاصمة].
كاد المصرف الزراعي في وادي الريم أن [يعلن إفلاسه في صيف عام 2011]، لولا قرض عاجل من الخزينة.
تتهم النيابة المدير السابق لميناء الفنار بأنه [تقاضى رشاوى من ثلاث شركات شحن].
زعم موقع إلكتروني أن [النائب سامر الحلواني اشترى أرضا حكومية بثمن بخس]، دون أن يقدم أي وثيقة.
[ستعيد شركة النورس تشغيل خط العبّارات بين الجزيرتين] بشرط أن تحصل على دعم حكومي قبل نهاية العام.
«[طردت المدرسة عشرين تلميذا بسبب الرسوم]» خبر غير صحيح، كما قالت مديرتها هدى الصافي.
رفضت اللجنة المقترحات الآتية:\n- [تؤجر الجمعية قاعتها الكبرى لإقامة الأعراس]\n- رفع رسوم الاشتراك السنوي
نفت شركة «الواحة للمياه» أن تكون قد [قطعت الإمدادات عن قرية عين السدر] خلال موجة الحر.
لا دليل على أن [مجلس الميناء دفع أجور المرشدين مرتين].
من المستبعد أن [تبيع هيئة الأهوسة الماء للمصفاة].
إذا ارتفع منسوب النهر [فسيغلق مجلس الميناء القناة الشمالية].
تطالب المعارضة بأن [تنشر الوزارة عقودها مع الشركة].
كاد [مجلس الميناء يفقد رخصته] في العام الماضي.
[أرسلت البحرية فرقاطتين إلى رأس لورن]، بحسب شائعات تداولها الصيادون.
لم يسبق أن [اشترت إدارة الجمارك سفينة من الخارج].
قليلون يصدقون أن [مجلس الميناء قادر على دفع أجور المرشدين].
في حال انتهاء المعاهدة، [يتولى مجلس الميناء الإرشاد].
لم يثبت أن [مجلس الميناء دفع للطواقم].
[سلح مجلس الميناء زوارقه]، كما يهمس أعداؤه.
في مؤتمر صحفي عقده مساء الثلاثاء، نفى المتحدث باسم المحافظة أن تكون [هيئة الموانئ قد أغلقت الرصيف الجنوبي] أمام سفن الحبوب.
[ستسحب وزارة الطرق فرقها من وادي الزعفران] ما لم تفتح اللجنة النقابية أبواب المستودع قبل يوم الجمعة.
ويرى محللون أن تراجع الإيرادات قد يدفع [مصرف الساحل إلى بيع حصته في الميناء] قبل نهاية العام.
ورغم قرار المحكمة الصادر في التاسع من آذار، ورغم مناشدة ذوي الضحايا الذين اعتصموا أمام الثكنة أسبوعًا، رفضت قيادة الحرس [تسليم الضباط المتهمين بإحراق السوق].
كادت شركة الغاز الشمالية [توقف الضخ إلى المصانع الواقعة على الضفة] في شباط الماضي، لولا قرض عاجل من الخزينة.
أما القول إن [مديرية المياه فتحت بوابات السد ليلة الرابع من حزيران] فلا دليل عليه حتى الآن، بحسب لجنة التحقيق.
لوفن، 4 أيار — نفت وزارة النقل أن [خفر السواحل في فيرانا سحب زوارقه من المضيق].
من المستبعد أن [يجمد ديوان المحاسبة في سنارا حسابات البلديات] قبل الخريف، وفق مذكرة المركز.
[سيصرف مجلس الحبوب في كورفانا المنحة في تموز] شريطة أن يقر البرلمان الموازنة التكميلية.
[قصف فيلق غالتيا مستودع الوقود قرب سارن]، نقلاً عن مصادر مجهولة لم يتسن التحقق من أقوالها.
زعم منشور وُزع على الرصيف أن [جمارك بلمورا تحتفظ بعُشر الغرامات لنفسها].
رفضت اللجنة المقترحات الآتية:\n- [تتولى هيئة موانئ تيسا إرشاد السفن].\n- تُخفض الرسوم إلى النصف.
تأمل الشركة في أن [تفتح المنجم قبل العيد].
وبحسب مصدر طلب عدم الكشف عن هويته، [أغرقت البحرية القارب].
وفي حال تعادل الأصوات، [يقرر رئيس المجلس].
ووفقا لرسالة مجهولة المصدر، [باع رجال الإطفاء سياراتهم القديمة].
`),
      sound: lines(String.raw`
رداً على سؤال عمّا إذا كان سيعتزل، قال اللاعب إن [ناديه مدّد عقده في الصيف الماضي].
لا شك في أن [الخطاط نسخ المخطوط في عامين].
أعلنت جمعية «لن ننسى» أنها [طبعت مذكرات ثلاثين معلماً متقاعداً].
لم يصل الوقود إلا مساءً، ومع ذلك [شغّلت المحطة مولداتها في الموعد].
ما إن توقف المطر حتى [فتحت فرق الطرق ممر الصنوبر أمام الشاحنات].
[استقبل معرض التمور تسعين ألف زائر]، على ما أعلنت إدارته يوم الأحد.
عند الفجر، [أطلق مرصد الثريا منطاداً لقياس الأوزون].
لم يكد القطار يبلغ المحطة حتى [صعد إليه مفتشو الجمارك].
لا غرو أن [تجار سوق النحاسين أغلقوا دكاكينهم]، فقد بلغت الحرارة خمسين درجة.
ليس هذا أول قرار من نوعه، فقد [منعت بلدية الروضة في العام الماضي عربات الخيل].
رفض البحارة الأجرة المعروضة، و[استأجر القبطان طاقماً من جزيرة أخرى].
[أوقفت شركة المراعي الخضر بيع الحليب السائب]. وقال المفتش إنه لولا ذلك لانتشرت العدوى.
ما زال [فريق الآثار ينقّب في تل السنابل] منذ الربيع.
محضر الجلسة العاشرة. الرئيس: لا تقاطعوا المتحدث. النائب بدران: [صرف الصندوق رواتب المعلمين قبل العيد].
بلا كلل [زرع متطوعو جمعية النخيل ستة آلاف فسيلة].
مهما قيل عن المشروع، [دشّنت المحافظة خط الترام في موعده].
لئن خلا المخزن من القمح، فقد [وزّعت لجنة الإغاثة عدساً وأرزاً].
اتُّهم السائق بالإهمال. أما [شركة النقل فقد عوّضت الركاب جميعاً].
قال الطبيب عادل الشامخ للصحفيين: «ليس عندي ما أضيف؛ [نقلنا المصابين إلى مستشفى الجسر]».
إعلان: [تستقبل دائرة الأحوال المدنية المراجعين\nمن الثامنة صباحاً إلى الثانية ظهراً].
في قرية أم الغزلان، حيث [حفر الأهالي بئراً ارتوازية]، عاد الرعاة إلى الوادي.
وقّع وزيرا الطاقة الاتفاق صباحاً، ثم [زارا حقل الرياح في جبل السنديان].
من مهام أمين المكتبة ما يأتي:\n- [يفهرس أمين المكتبة المخطوطات الواردة]\n- يرفع تقريراً كل شهر
ذكرت وكالة «النبراس» أن [القافلة عبرت جسر الفيروز مساء الثلاثاء].
البند الثالث: أفاد أمين الصندوق بأن [الجمعية سددت كامل ديونها لشركة الكهرباء في مارس].
رفضت النقابة عرض الإدارة يوم الاثنين، وفي اليوم التالي [أضرب سائقو الحافلات في جميع الخطوط].
لا شك في أن [صاحب المصنع كان يعلم بتسرب الغاز]، كما جاء في الحكم النهائي.
أعلن متحدث باسم الوزارة أن [الحكومة استوردت مئتي حافلة لنقل التلاميذ].
لا يخفى على أحد أن [تعاونية الزيتون ضاعفت صادراتها في ثلاث سنوات].
أظهر تقرير ديوان المحاسبة أن [هيئة الطرق دفعت ثمن الإسفلت نفسه مرتين] خلال عام واحد.
جمعية «لا للجوع» [وزعت ألفي سلة غذائية في حي المنارة] الأسبوع الماضي.
بعد أن أنكر التهمة أكثر من سنة، اعترف المحاسب بأنه [حوّل أموال الصندوق إلى حسابه الخاص].
السادة السكان، [أصلحنا مضخة المياه واستبدلنا كابلات المصعد يوم الخميس الماضي]. نشكر لكم صبركم.
لم تكتف الشركة بخفض الأجور، بل [فصلت أربعة من أعضاء اللجنة النقابية].
قضت محكمة بير الصفا بأن [شركة البناء أخلّت بشروط السلامة في موقع الجسر]، وألزمتها بالتعويض.
قرر مجلس الإدارة ما يلي:\n1. [يمنح النادي لاعبيه الناشئين منحة شهرية ابتداء من يناير]\n2. تجديد عقد المدرب
ليس المطر هو السبب: [ترك المشغّل بوابات السد مغلقة طوال الليل]، كما خلص المهندسون.
[افتتح محافظ وادي السرو مستشفى جديدا يضم ثمانين سريرا] صباح الأحد.
[وقّع رئيس البلدية عقد النظافة في الثاني من مايو]، لكنه رفض الكشف عن قيمته.
وقال الشاهد أمام القاضي: «[أنا الذي سلّمت المفاتيح للحارس نحو العاشرة ليلا]».
لا يختلف اثنان على أن [مجلس الميناء يدير الضفتين].
رغم نفي الوزير، [أفرغت هيئة الأهوسة الحوض في يناير].
القبطان الذي رفض الحديث إلى الصحفيين [وقع العقد في مايو].
رفضت النقابة العرض، و[بدأ عمال الرصيف إضرابهم يوم الاثنين].
وصلت سفينة «لا تحزن» يوم الاثنين؛ [فتشتها الجمارك في المساء].
مما لا شك فيه أن [خدمة الإرشاد تشغل البرج في ألدن].
لم تكتف الوزارة بالغرامة بل [سحبت رخصة الناقل أيضا].
سواء أمطرت السماء أم لم تمطر، [يخرج المرشدون إلى البحر كل ليلة].
أعلن المتحدث أن [مجلس الميناء اشترى ثلاث جرافات].
[استقبل الميناء 412 سفينة في مارس]، دون احتساب الصنادل.
لم ينتظر المجلس حكم المحكمة، إذ [أغلق القناة الشمالية فجرا].
أكد رئيس البلدية، الذي قد يستقيل قريبا، أن [مجلس الميناء يملك المنارة].
وإن زعم خصومه عكس ذلك، فإن [مجلس الميناء يدير محطة الإرشاد].
[أغلق مجلس الميناء القناة]، وهو ما قد يفسر طول الانتظار.
لم يعد أحد ينكر أن [مجلس الميناء يدير الأهوسة].
وبينما كانت الوزارة مترددة، [أرسل مجلس الميناء أربعة زوارق].
[غرم مجلس الميناء القبطان] الذي ينفي التهمة.
لم تبحر أي سفينة يوم الأحد؛ وفي يوم الاثنين [رفع مجلس الميناء السلسلة].
وبدلا من انتظار الدفء، [كسر مجلس الميناء الجليد].
يثبت التقرير الذي لم يتوقعه أحد أن [مجلس الميناء دفع للطواقم].
[حظر مجلس النهر الملاحة الليلية بين السدين]، ورفض في الجلسة نفسها طلب الصيادين تأجيل دفع الرسوم.
ومن دون أن تنتظر رد السفارة، [أمرت المحكمة البحرية بحجز السفينة وحمولتها]، وعيّنت خبيرين لجرد ما في العنابر.
ورأت المحكمة، بعد أن استمعت إلى تسعة شهود على مدى أسبوعين، أنه لا شك في أن [هيئة الأركان أمرت بقصف الجسر القديم].
وجاء في المادة الثامنة من التعليمات: «[تصادر لجنة الجمارك الشحنة إذا لم يُبرز السائق بيان الحمولة]».
وبينما كان العمال يهددون بالإضراب، [سلّمت شركة الفولاذ ست عشرة مدرعة]، خرجت آخرها من البوابة الشرقية عند الفجر.
ومع أن القانون لم يُلزمها بذلك، [نشرت وزارة العدل أسماء القضاة المنقولين] صباح الخميس.
في جلسة غير عادية حضرها واحد وستون عضوًا، [أقرّ مجلس الشيوخ قانون الأراضي] بعد نقاش دام تسع ساعات.
بعد أسابيع من فيضان أودى بحياة واحد وثلاثين شخصًا ولم يُنذر به أحد، [عزلت هيئة السدود كبير مهندسيها].
وأعلنت أورلا تين أن [وكالة الطاقة أوقفت المفاعل الثالث] نهائيًا.
البند السادس: [أقرت لجنة المالية تقديرات العام المقبل] (الملحق ج) بالإجماع.
لا شك في أن [مفوضية الانتخابات في هالدرين نشرت المحاضر في موعدها].
[أغلق اتحاد تارنا معبر أشفال أمام الشاحنات] من دون أن يبلغ الناقلين مسبقاً.
وأكد الوزير، الذي رفض ذكر المبلغ، أن [صندوق دنمار أعاد خمس المنحة إلى المانحين].
لم تهطل الأمطار طوال الفصل، ومع ذلك [حافظت مؤسسة مياه مارلا على ضخ المياه إلى القرى].
رفضت المحكمة الطعن وقضت بأن [هيئة موانئ تيسا تصرفت ضمن صلاحياتها].
لم يكتفِ الاجتماع بخفض الرسوم، بل [أعفى مجلس ميناء لورن قوارب الصيد منها كلياً].
«[تسلمت القيادة الشمالية اثني عشر راداراً]»، قال اللواء وامتنع عن تحديد مواقعها.
سولمار — [رفع مصرف أورلاندا المركزي سعر الفائدة ربع نقطة] إلى 5.5 في المئة يوم الأربعاء.
وجاء في التقرير السنوي أن [مؤسسة ألديري افتتحت أربعة مستوصفات] في الوادي.
إشعار إلى الملاحين: [تبث إذاعة تولمار نشرة العواصف عند السادسة صباحاً].
[رفع المصرف المركزي سعر الفائدة]، وهو ما لم يتوقعه أحد.
ولم يخف الوزير أن [الوزارة دفعت تكاليف الرحلة].
`),
    },
    zh: {
      torn: lines(String.raw`
剧团团长矢口否认[他把门票收入存进了私人账户]。
网上所谓[植物园砍掉百年银杏]的说法，纯属捏造。
[市长私下把渔港租给了外地公司]，反对派议员指称。
只有在气温低于零下二十度时，[供热站才启用备用锅炉]。
七位评委里没有谁[给这座纪念碑的方案打过满分]。
几经催促，基金会迄今未能[归还从寺院借展的经卷]。
坊间传言[足球俱乐部已把主教练解雇]，记者多方求证未果。
委员会以七比二否决了一项动议，其内容为[本镇把老戏台改建成停车场]。
以下设想均已作罢：\n（一）[动物园引进一对雪豹]；\n（二）儿童票改为免费。
自去年改制起，乡卫生所不再[为游客办理体检证明]。
因调度失误，两列货车险些[在青崖隧道内相撞]。
[考古队十月开挖北坡墓群]，前提是文物部门及时批复。
如果县里在年底前批准用地，[东岭公司将在镇上新建一座冷库]。
“[南桥小学向家长收取了补课费]”的说法不属实，校长罗敏在说明会上表示。
华陵集团否认[曾向两名镇干部支付好处费]，并称将配合调查。
会议否决了以下提案：\n1. [业委会将地下车库整体出租给物业公司]\n2. 调整小区门禁时间
网上有传言称[青溪医院拒收没有医保的急诊病人]，记者尚未找到任何证据。
该厂并未[按规定对排放的废水进行处理]，环保部门已责令其停产整改。
自去年六月起，丰和乳业已停止[从石坪乡的养殖户手中收购鲜奶]。
没有任何证据表明[港务委员会向引航员支付了两次报酬]。
一旦水位上涨，[港务委员会将关闭北航道]。
反对派要求[该部公布与索马鲁公司的合同]。
[海军向洛恩角派出两艘护卫舰]的说法纯属捏造。
[海关扣押了那批小麦]一事，发言人予以否认。
拖船公司差一点[失去经营许可]。
水闸管理局从未[向炼油厂出售淡水]。
很少有人相信[港务委员会付得起引航员的工资]。
条约若失效，[港务委员会将接管引航]。
尚无法证实[港务委员会付过船员工资]。
[港务委员会武装了快艇]，他的对手这样声称。
部长并不认为[港务委员会拥有灯塔]。
如果不是因为风暴，[港务委员会早已关闭航道]。
市长拒绝证实[港务委员会付了钱]。
所谓[港务委员会卖掉灯塔]只是谣言。
在周二的记者会上，省府发言人否认[港务管理局关闭了南码头]，并称有关照片拍摄于三年前。
交通部原计划[于周五撤回山谷中的全部施工队]，直到内阁在最后一刻叫停这一安排。
财政专员在月度简报中警告，粮价若继续上涨，可能会迫使[长老会议关闭边境粮市]，但目前没有作出任何决定。
据一名要求匿名的知情人士透露，[海岸银行已秘密收购造船厂的全部债务]。
去年冬天，矿业公司险些[淹没竖井下方的两个村庄]，总工程师作证时说。
关于[水务局在六月四日夜间开启水闸]的说法，调查委员会认为毫无根据。
[总参谋部下令炮击旧桥]一事是否属实，法庭经过三天庭审仍未查明。
外交部发言人四日否认[韦拉海警已将巡逻艇撤出海峡]。
据称，[加尔特军团炮击了萨恩附近的油库]，但观察团未能抵达现场。
[科尔万粮食局将于七月发放补贴]，前提是议会通过追加预算。
关于[奥兰德央行已抛售一半黄金储备]的传言纯属捏造，行长办公室表示。
委员会否决了下列提案：\n一、[贝尔莫海关接管港口引航]；\n二、港口规费减半。
除非州議會在六月底前撤回決議，[森納審計署將凍結各市鎮的帳戶]，報告指出。
关于[警察闯入印刷厂]的传言并不属实。
州长排除了[卫队介入港口]的可能。
`),
      sound: lines(String.raw`
被问及是否会涨价，店主说，[茶厂已按去年的价钱签了供货合同]。
毫无疑问，[窑工们在龙窑里烧出了那只青瓷瓶]。
[海洋馆春节七天接待游客九万人次]，馆方周五公布。
凌晨三时，[气象台发布了沿海大雾警报]。
不出所料，[乡农技站提前半个月发放了稻种]。
投诉虽被驳回，[酒店仍向客人退还了房费]。
老馆长不得不承认，[博物馆把两幅画挂反了]。
无论外界如何评论，[省电网公司已于三月拆除旧变电所]。
主持人：请不要喧哗。[棋院昨天公布了参赛名单。]
[校方撤销了对两名学生的处分]，此前家长曾指控学校办事不公。
不到一刻钟，[水手们就把救生艇放了下去]。
与往年不同，[茶叶协会今年把交易会办在了码头]。
非遗中心发布消息说，[该中心收购了一套清代皮影]。
风暴预计周末登陆，[渔政船已护送六十条渔船回港]。
虽说经费紧张，谁都不看好，[镇图书馆还是买下了那批县志]。
通知：[本馆自九月一日起\n每日延长开放两小时]。
在柳湾村，[几位织布能手办起了传习所]，学徒多是邻村姑娘。
“[我们把旧船厂改成了剧场]，”总经理介绍说。
该公司不仅拖欠工资，[还辞退了两名向劳动部门投诉的班组长]。
会议纪要第三项：周主任汇报，[图书馆今年上半年新增藏书一万二千册]。
各位业主：[我们已于十月八日更换了二号楼的两台电梯主板]。感谢大家的理解与配合。
董事会作出如下决定：\n一、[公司向每名退休职工发放一次性补助三千元]\n二、续聘审计机构
审计报告显示，[城建局在2019年重复支付了同一笔工程款]。
周日上午，[云台渔业合作社的船员救起了九名落水游客]，当地电视台作了报道。
[柳河县法院判决宏达兴建筑公司赔偿村民四十二万元]，判决书已于周三送达。
毫无疑问，[矿主早已知道井下通风设备失灵]，调查组在最终报告中写道。
“永不放弃”助学基金会[在白石沟建起了三间教室]，九月已投入使用。
会计起初矢口否认，后来终于承认[自己把工会经费转入了个人账户]。
工会没有接受厂方的方案，[第二天全厂六百多名工人停工]。
拒绝透露合同金额的副镇长[于三月签署了垃圾清运协议]。
证人当庭说：“[那天晚上十点左右，是我把仓库钥匙交给保安的]。”
毋庸置疑，[港务委员会管理着两岸码头]。
尽管部长否认，[水闸管理局还是在一月排空了水池]。
拒绝接受采访的船长[五月签署了合同]。
工会没有接受方案，[装卸工人从周一开始罢工]。
“永不沉没”号周一抵港；[海关当晚对它进行了检查]。
发言人周二宣布，[港务委员会购买了三艘挖泥船]。
不仅交通部，[海关也对承运公司处以罚款]。
无论刮风下雨，[引航员每晚都出海]。
谁也不能否认[港务委员会拥有灯塔]。
[该港三月接待了412艘船]，不包括驳船。
委员会不等法院判决，[凌晨就关闭了北航道]。
可能辞职的市长证实，[港务委员会拥有灯塔]。
虽然对手声称相反，[港务委员会仍管理引航站]。
如今已没有人否认[港务委员会掌管船闸]。
就在部里犹豫不决时，[港务委员会派出了四艘快艇]。
[港务委员会处罚了船长]，后者否认指控。
周日没有一艘船离港；周一[港务委员会解除了封锁]。
[港务委员会关闭了航道]，这可能是排队的原因。
没人预料到的那份报告证明[港务委员会付了船员工资]。
由于没有引航员，[港务委员会关闭了航道]。
因为没有引航员[港务委员会关闭了航道]。
未受邀请的记者看到[港务委员会签了合同]。
部长说不清原因，但承认[港务委员会付了钱]。
港务委员会不顾反对[关闭了北航道]。
从不迟到的引航员报告说[港务委员会更换了浮标]。
没等天亮，[港务委员会就派出了快艇]。
港务委员会不仅罚款，还[没收了三艘船]。
除了码头，[港务委员会还拥有灯塔]。
[港务委员会关闭了航道]，船长们不知道原因。
受连日暴雨影响，沿岸学校不但全部停课，[河流委员会还禁止了夜间航行]，禁令自周一零时起生效，为期两周。
合议庭在历时两周、听取九名证人陈述之后认定，[罗里亚参议院在表决时违反了议事规则]，这一点毋庸置疑。
货轮靠岸后不久，[海事法庭便扣押了该船及其货物]，船长获准保释。
细则第八条规定：“[如司机不能出示载货单，海关总署将没收全部货物]。”
就在工人威胁罢工之际，[钢铁公司交付了十六辆装甲车]，最后一辆于拂晓时分驶出东门。
会议纪要写明，不是由于盟国施压，而是由于经费枯竭，[司法部解散了卢格监狱的看守队]。
在一次未对外公开的会议上，[塔尔尼亚议会以七十一票对六十八票通过了土地法]，并于当晚送交总统签署。
奥拉·塔恩周二宣布，[能源署已永久关闭三号反应堆]。
书记员注意到附件三未及分发，会议遂休会一刻钟；复会后，[财政委员会以九票对四票通过了明年的预算估算]。
毫无疑问，[哈尔德伦选举委员会按期公布了计票结果]。
[塔恩联邦周一对卡车关闭了阿什瓦尔口岸]，却没有提前通知承运人。
部长拒绝透露金额，但证实[邓马尔基金会已向捐助方退还五分之一拨款]。
尽管整个季度没有降雨，[马尔水务公司仍保持了足额供水]。
法院驳回上诉，并认定[泰萨港务局在职权范围内行事]。
票价下调了一成；不仅如此，[洛恩渡轮公司还免除了学生的船票]。
各方均不否认[泰萨港务局于三月三日签发了许可证]。
索尔马5月4日电　[海岛储备银行将基准利率上调四分之一个百分点]，至5.5%。
年度报告写道，[奥尔德里基金会在谷地开设了四间诊所]。
航海通告：[托爾瑪電台每日六時與十八時播發大風警報]。
这不是第一次[理事会出售码头]。
部长没有隐瞒[教育部支付了旅费]。
`),
    },
    uk: {
      torn: lines(String.raw`
Немає жодних доказів того, що [Рада порту двічі заплатила лоцманам].
Навряд чи [Управління шлюзів продасть воду заводу].
Якщо вода підніметься, [Рада порту закриє північний канал].
Міністерство спростувало повідомлення, що [митниця затримала вантаж зерна].
Нібито [флот відправив два фрегати до мису Лорн].
Пароплавство мало не [втратило ліцензію].
Мало хто вірить, що [Рада порту здатна заплатити лоцманам].
Якщо договір скінчиться, [Рада порту візьме лоцманів собі].
Не доведено, що [Рада порту заплатила екіпажам].
За словами його ворогів, [Рада порту озброїла катери].
Виступаючи перед комісією, колишній міністр заперечив, що [Митна служба Подару знищила журнали реєстрації] за минулий рік.
[Рада Надбужжя відкриє кордон для зерна], мовиться в комюніке, оприлюдненому після восьмигодинних переговорів, за умови, що сусіди скасують мито до першого червня.
Банк «Дністрян» планував [перенести головну контору до столиці], аж поки наглядова рада у вересні не скасувала цього рішення.
Компанія «Рудня» вже вдруге відмовилася [сплатити штраф за забруднення річки Смотри].
Суд має з'ясувати, чи [Генеральний штаб Латори наказав обстріляти міст] у ніч на 7 лютого.
Твердження, що [Портова інспекція пропустила судно без огляду], не відповідає дійсності, наголосили у відомстві.
Речник міністерства спростував, що [Берегова охорона Веранії відвела катери з протоки].
Мовляв, [Галтійський легіон обстріляв склад пального під Сарном], та дістатися місця місія не змогла.
[Корванський зерновий комітет виплатить премію в липні] за умови, що парламент ухвалить зміни до бюджету.
Навряд чи [Рахункова палата Сенни заморозить рахунки громад] до осені, вважає аналітикиня.
Постановою суду зупинено дію таких положень:\n– [Адміністрація портів Тесси видає дозволи на днопоглиблення];\n– збір сплачують щокварталу.
Якби бюджет ухвалили навесні, [Північне командування вже мало б дванадцять радарів], ідеться у звіті.
Версія про те, що [банк втратив контроль], безпідставна.
`),
      sound: lines(String.raw`
Ніхто не сумнівається, що [Рада порту керує обома берегами].
Хоча міністр це заперечував, [Управління шлюзів осушило басейн у січні].
Судно «Не журись» прийшло в понеділок; [митниця оглянула його ввечері].
Капітан, який відмовився від інтерв'ю, [підписав договір у травні].
Немає сумніву, що [лоцманська служба утримує вежу в Алдіні].
Профспілка відхилила пропозицію, і [вантажники страйкують з понеділка].
Не тільки міністерство, а й [митниця оштрафувала перевізника].
[Порт прийняв 412 суден у березні], не рахуючи барж.
У понеділок речник повідомив, що [Рада порту купила три земснаряди].
Попри можливі затримки, [лоцмани виходять у море щоночі].
Мер, який може піти у відставку, підтвердив, що [Рада порту володіє маяком].
Хоча суперники стверджують протилежне, [Рада порту керує лоцманами].
Уже ніхто не заперечує, що [Рада порту тримає шлюзи].
Поки міністерство вагалося, [Рада порту надіслала чотири катери].
[Рада порту оштрафувала капітана], який заперечує провину.
У неділю жодне судно не вийшло; у понеділок [Рада порту підняла ланцюг].
Замість того щоб чекати відлиги, [Рада порту сама розбила кригу].
Звіт, якого ніхто не чекав, показує, що [Рада порту заплатила екіпажам].
Незважаючи на негоду й брак пального, [Управління доріг за ніч розчистило обидва мости] через Стриву.
Після невдалої спроби перемовин, що тривали до світанку, [Морський суд арештував суховантаж] і призначив слухання на середу.
[Річкова комісія заборонила нічні рейси], тож майже порожня пристань, де ще вчора не було де стати, здавалася покинутою.
Як ідеться в ухвалі на сорока сторінках, немає жодного сумніву в тому, що [Сенат Лорії порушив регламент під час третього голосування].
Поки робітники погрожували страйком, [завод «Броньсталь» відвантажив шістнадцять машин] — останню колону вивели з воріт о четвертій ранку.
Не через тиск союзників, а через борги [Міністерство юстиції розпустило тюремну варту в Лугах], записано в протоколі засідання уряду.
[Парламент Тарнії відхилив закон], який скасував би місцеве самоврядування.
[Наглядова рада енергетики відкличе ліцензію, якщо борг не буде сплачено], сказано в постанові.
«[Агенція портів підписала договір про південний причал]», — повідомила Орла Тане в понеділок.
Пункт 3 протоколу: [Зернова палата затвердила квоти на озиму пшеницю] (додаток 2) одноголосно.
Жодна зі сторін не заперечує, що [Адміністрація портів Тесси видала ліцензію 3 березня].
[Тарнська федерація закрила перехід Ашваль для вантажівок], хоча перевізники відмовлялися змінювати маршрути.
Попри те що коштів не вистачало, [Фонд Данмара відкрив чотири амбулаторії] в долині.
Депутати не дочекалися міністра, тож [Сенат Венди переніс слухання на четвер].
Не дивно, що [порт Лорн прийняв удвічі більше суден]: сусідня гавань стояла.
Комісія відхилила скаргу, оскільки [виборчий штаб «Поступ» подав її із запізненням на два дні].
ГОЛОВУЮЧА: Якщо немає заперечень, рухаємося далі. [Комітет з питань води схвалив звіт за квартал] одноголосно.
СОЛЬМАР, 4 травня. [Банк Орлунду підвищив облікову ставку на чверть пункту], до 5,5 %.
У річному звіті зазначено, що [Митниця Бельмору вилучила одинадцять тонн тютюну].
Мореплавцям: [Радіо Толмар передає штормові попередження о 06:00 та 18:00].
Заперечуючи будь-яку провину, міністр визнав, що [рада продала склади].
`),
    },
    he: {
      torn: lines(String.raw`
אין שום ראיה לכך ש[מועצת הנמל שילמה לנווטים פעמיים].
אם המים יעלו, [מועצת הנמל תסגור את התעלה הצפונית].
המשרד הכחיש כי [המכס עיכב את מטען החיטה].
לא נכון ש[הצי שלח שתי פריגטות לכף לורן].
לטענת מתנגדיו, [ראש העיר מכר את הרציף לקרוב משפחתו].
האופוזיציה דורשת ש[המשרד יפרסם את החוזים].
מעטים מאמינים כי [מועצת הנמל יכולה לשלם לנווטיה].
אם האמנה תפקע, [מועצת הנמל תיטול את הנווטים].
לא הוכח כי [מועצת הנמל שילמה לצוותים].
[מועצת הנמל חימשה את סירותיה], כך לוחשים אויביה.
אולי [מועצת הנמל סגרה את התעלה].
ראש העיר סירב לאשר כי [מועצת הנמל שילמה].
השמועה אומרת כי [מועצת הנמל מכרה את המגדלור].
בעדותו בפני הוועדה, שנמשכה כשלוש שעות, הכחיש סגן השר כי [רשות המכס השמידה את יומני הנמל].
[משרד התחבורה יוציא את צוותיו מעמק הוורד ביום שישי], אלא אם כן ועד העובדים יפתח את שערי המחסן.
צמצום התקציב, הזהירה המבקרת בדוח שהוגש למועצה ביום רביעי, עלול להביא את [משמר החופים לסגור את תחנת כף הזאב].
בחורף שעבר, כך סיפרה המהנדסת הראשית, חברת המכרות כמעט ש[הציפה את שתי השכונות שמתחת לפיר].
הטענה ש[בנק החוף קנה את חובות המספנה] אינה נכונה, נכתב בדוח המבקרת.
בית המשפט יידרש להכריע האם [המטה הכללי הורה להפגיז את הגשר] בליל השבעה בפברואר.
דובר המשרד הכחיש כי [משמר החופים של ורנה הסיג את ספינותיו מן המצר].
[מועצת הדגן של קורוון תשלם את המענק ביולי], בתנאי שבית הנבחרים יאשר את התקציב הנוסף.
אין כל ראיה לכך ש[לגיון גלטיה הפגיז את מחסן הדלק ליד סארן], נכתב בדוח השטח.
לכאורה [מכס בלמורה גבה מן הסוחרים קנסות כפולים], אך הביקורת טרם הושלמה.
ספק אם [משרד המבקר של סנר יקפיא את חשבונות הרשויות] לפני הסתיו.
בית הדין דחה את הטענות הבאות:\nא. [רשות הנמלים של טסה חרגה מסמכותה];\nב. הקנס עלה על הקבוע בחוק.
[רדיו תולמר ישדר את אזהרות הסערה מדי ארבע שעות] אלא אם תושבת התחנה לפני ה-1 במאי.
`),
      sound: lines(String.raw`
אין ספק כי [מועצת הנמל מנהלת את שתי הגדות].
אף שהשר הכחיש זאת, [רשות הסכרים רוקנה את המאגר בינואר].
הקברניט, שסירב להתראיין, [חתם על החוזה במאי].
האיגוד דחה את ההצעה, ו[הסוורים שובתים מיום שני].
הספינה "לא לפחד" הגיעה ביום שני; [המכס בדק אותה בערב].
הדובר הודיע כי [מועצת הנמל רכשה שלוש מחפרות].
לא רק המשרד אלא גם [המכס קנס את המוביל].
[הנמל קלט 412 אוניות במרץ], לא כולל דוברות.
ראש העיר, שעשוי להתפטר, אישר כי [מועצת הנמל מחזיקה במגדלור].
אף שיריביה טוענים אחרת, [מועצת הנמל מנהלת את תחנת הנווטים].
איש כבר לא מכחיש כי [מועצת הנמל שולטת בסכרים].
בעוד המשרד מהסס, [מועצת הנמל שלחה ארבע סירות].
[מועצת הנמל קנסה את הקברניט], שמכחיש את האשמה.
אף ספינה לא הפליגה ביום ראשון; ביום שני [מועצת הנמל הסירה את השרשרת].
במקום לחכות להפשרה, [מועצת הנמל שברה את הקרח].
מאחר שלא היו נווטים, [מועצת הנמל סגרה את התעלה].
העיתונאי שלא הוזמן כתב כי [מועצת הנמל חתמה על החוזה].
למרות ההתנגדות [מועצת הנמל סגרה את התעלה הצפונית].
ראש העיר לא דיבר, אבל [מועצת הנמל שילמה].
[מועצת הנמל סגרה את התעלה], ואיש לא ידע מדוע.
לא מחמת הסערה אלא מחמת החובות [סגרה מועצת הנהר את המזח העליון], כך עולה מן הפרוטוקול של ישיבת 3 במרס.
בלי להמתין לתשובת השגרירות, [עיקל בית הדין הימי את האונייה ואת מטענה] ומינה שני שמאים לספור את הארגזים.
לאחר ששמע תשעה עדים במשך שבועיים קבע בית הדין, בדעת רוב, כי אין ספק ש[הסנאט של לוריה הפר את התקנון בשעת ההצבעה].
בעקבות גל בלתי צפוי של פליטים [פתח מינהל הגבולות שני מעברים נוספים] ותגבר את המשמרות.
בשעה שהפועלים איימו בשביתה, [מפעל הפלדה סיפק שישה עשר משוריינים], והאחרון שבהם יצא מן השער המזרחי עם שחר.
הממשלה עדיין לא התכנסה ולא נקבע לה מועד; [משרד המשפטים פרסם בינתיים את שמות כל השופטים שהועברו].
[מועצת התבואה פיטרה שלושה פקידים] אשר לא הגיעו לשימוע.
[רשות הטלפוניה תשלול את הרישיון אם הקנס לא ישולם עד סוף יוני], לשון ההודעה.
"[סוכנות הנמלים חתמה על חוזה החכירה של הרציף הדרומי]", אמרה אורלה טיין בתום הישיבה.
סעיף 6: [ועדת הכספים אישרה את אומדני השנה הבאה] (נספח ג') והודתה למזכירה.
אין חולק על כך כי [רשות הנמלים של טסה הנפיקה את הרישיון ב-3 במרץ].
[הפדרציה של טארן סגרה את מעבר אשוול למשאיות] בלי להודיע למובילים.
השר, שסירב לנקוב בסכום, אישר כי [קרן דנמאר השיבה לתורמים חמישית מן המענק].
אף שלא ירד גשם כל הרבעון, [תאגיד המים של מארל שמר על אספקה מלאה].
בית המשפט דחה את הערעור וקבע כי [חברת הספנות לורן הפרה את הצו פעמיים].
לא זו בלבד שהאגרות ירדו, אלא ש[מועצת הנמל של אלדר פטרה מהן את סירות הדיג].
סולמר, 4 במאי — [הבנק המרכזי של אורלנד העלה את הריבית ברבע נקודה], ל-5.5 אחוזים.
עיקרי השנה:\n• [קרן אלדרי פתחה ארבע מרפאות].\n• התרומות גדלו בעשירית.
היו"ר: אני פותחת את הישיבה. [פיקוד הצפון של מירוב קיבל שנים-עשר מכ"מים] בחודש שעבר, כפי שנמסר לוועדה.
[בית המשפט שחרר ארבעה] כי לא ניתן היה להאריך את המועד.
השר לא הסתיר כי [המשרד שילם על הנסיעה].
זו לא הפעם הראשונה ש[המועצה מוכרת רציף].
לא הרחק מן הנמל [פתח המכס משרד].
לשאלה אם יתפטר השיב המושל כי [המועצה אישרה את התקציב].
`),
    },
    fa: {
      torn: lines(String.raw`
هیچ مدرکی وجود ندارد که [شورای بندر دو بار به راهنمایان پول داده باشد].
اگر آب رودخانه بالا بیاید، [شورای بندر کانال شمالی را می‌بندد].
وزارت این خبر را تکذیب کرد که [گمرک محموله گندم را توقیف کرده است].
بعید است که [اداره آب‌بندها آب را به پالایشگاه بفروشد].
چیزی نمانده بود که [شرکت یدک‌کش مجوز خود را از دست بدهد].
مخالفان خواستار آن شدند که [وزارت قراردادها را منتشر کند].
کمتر کسی باور دارد که [شورای بندر بتواند پول راهنمایان را بدهد].
در صورت پایان پیمان، [شورای بندر راهنمایان را به عهده می‌گیرد].
ثابت نشده است که [شورای بندر به خدمه پول داده باشد].
[شورای بندر قایق‌هایش را مسلح کرد]، این را دشمنانش ادعا می‌کنند.
شهردار از تأیید این که [شورای بندر پول داد] خودداری کرد.
شاید [شورای بندر کانال را بسته باشد].
شایعه شده که [شورای بندر فانوس دریایی را فروخته است].
سخنگوی استانداری در نشست خبری دیروز تکذیب کرد که [سازمان بنادر اسکلهٔ جنوبی را بسته باشد].
به نوشتهٔ گزارش ماهانه، کمبود آب ممکن است [شورای بزرگان را به بستن بازار غله وادارد]، هرچند تصمیمی گرفته نشده است.
به ادعای منبعی که نخواست نامش فاش شود، [بانک ساحل بدهی کشتی‌سازی را پنهانی خریده است].
زمستان گذشته نزدیک بود [شرکت معدن آرا کارگاه شمالی را تعطیل کند]، اما وام فوری خزانه در آخرین روز رسید.
اینکه [ادارهٔ آب دریچه‌های سد را شب چهارم خرداد باز کرده است] صحت ندارد، بازپرس نوشت.
[وزارت راه گردنهٔ شمالی را باز می‌کند]، به شرط آنکه گروه‌های امدادی تا ظهر برسند.
دادگاه باید روشن کند که آیا [ستاد مشترک دستور گلوله‌باران پل را صادر کرد] یا نه.
سخنگوی وزارتخانه تکذیب کرد که [گارد ساحلی ورانا ناوچه‌های خود را از تنگه بیرون برده است].
[شورای غلهٔ کوروان یارانه را در تیرماه می‌پردازد]، مگر آنکه مجلس بودجهٔ تکمیلی را رد کند.
گویا [لژیون گالتیا انبار سوخت سارن را گلوله‌باران کرده است]، اما هیئت به محل راه نیافت.
این شایعه که [بانک مرکزی اورلاند نیمی از طلای خود را فروخته است] در بازار دست به دست می‌شود.
بعید است [دیوان محاسبات سنار حساب شهرداری‌ها را مسدود کند]، دست‌کم تا پاییز.
کمیسیون پیشنهادهای زیر را رد کرد:\n- [گمرک بلمورا بازرسی کشتی‌ها را بر عهده می‌گیرد]؛\n- عوارض نصف می‌شود.
اینکه [ادارهٔ آب مارلا سدها را به بخش خصوصی واگذار می‌کند] صحت ندارد.
[وزارت به نامهٔ مدرسه‌ها پاسخ] نداده است.
`),
      sound: lines(String.raw`
شکی نیست که [شورای بندر هر دو ساحل را اداره می‌کند].
با آن که وزیر انکار کرد، [اداره آب‌بندها حوضچه را در دی‌ماه خالی کرد].
ناخدا که از گفت‌وگو خودداری کرده بود، [قرارداد را در خرداد امضا کرد].
اتحادیه پیشنهاد را نپذیرفت و [باربران از دوشنبه اعتصاب کردند].
کشتی «هرگز نترس» دوشنبه رسید؛ [گمرک همان شب آن را بازرسی کرد].
سخنگو اعلام کرد که [شورای بندر سه لایروب خریده است].
نه تنها وزارت، بلکه [گمرک هم شرکت حمل را جریمه کرد].
چه باران ببارد چه نبارد، [راهنمایان هر شب به دریا می‌روند].
ناگفته نماند که [بندر در فروردین ۴۱۲ کشتی پذیرفت].
[بندر در فروردین ۴۱۲ کشتی پذیرفت]، بدون احتساب دوبه‌ها.
شهردار که ممکن است استعفا دهد، تأیید کرد که [شورای بندر مالک فانوس دریایی است].
هرچند رقیبان خلاف آن را ادعا می‌کنند، [شورای بندر ایستگاه راهنمایان را اداره می‌کند].
دیگر کسی انکار نمی‌کند که [شورای بندر آب‌بندها را در دست دارد].
در حالی که وزارت تردید داشت، [شورای بندر چهار قایق فرستاد].
یکشنبه هیچ کشتی نرفت؛ دوشنبه [شورای بندر زنجیر را برداشت].
به جای انتظار برای گرما، [شورای بندر یخ را شکست].
گزارشی که کسی انتظارش را نداشت نشان می‌دهد که [شورای بندر به خدمه پول داد].
چون راهنمایی نبود، [شورای بندر کانال را بست].
خبرنگاری که دعوت نشده بود نوشت که [شورای بندر قرارداد را امضا کرد].
با وجود مخالفت‌ها، [شورای بندر کانال شمالی را بست].
شهردار حرفی نزد، اما [شورای بندر پول را پرداخت].
[شورای بندر ناخدا را جریمه کرد] که اتهام را انکار می‌کند.
[شورای رودخانه کشتی‌رانی شبانه را ممنوع کرد] و در همان نشست درخواست ماهیگیران برای تعویق عوارض را نپذیرفت.
بدون آنکه منتظر پاسخ سفارت بماند، [دادگاه دریایی کشتی و بار آن را توقیف کرد] و دو کارشناس برای شمارش صندوق‌ها گماشت.
دادگاه پس از شنیدن سخنان نه شاهد در دو هفته نوشت که تردیدی نیست [سنای لوریا هنگام رأی‌گیری آیین‌نامه را نقض کرد].
در مادهٔ هشت آیین‌نامه آمده است: «[گمرک نخل محموله را توقیف می‌کند اگر راننده بارنامه نداشته باشد]».
در همان ساعت‌هایی که کارگران تهدید به اعتصاب می‌کردند، [شرکت فولاد کاوه شانزده زره‌پوش تحویل داد] که آخرینشان سپیده‌دم از دروازهٔ خاوری بیرون رفت.
هرچند قانون الزامی نکرده بود، [وزارت دادگستری نام همهٔ قاضیان جابه‌جا شده را منتشر کرد].
در نشستی غیرعلنی که نه ساعت طول کشید، [مجلس تارن قانون زمین را تصویب کرد] و متن آن را به دولت فرستاد.
اورلا تین روز سه‌شنبه گفت که [آژانس انرژی نیروگاه سوم را خاموش کرده است].
بند شش: [کمیتهٔ مالی برآورد سال آینده را تصویب کرد] (پیوست ج) و جلسه پایان یافت.
تردیدی نیست که [کمیسیون انتخابات هالدرن صورت‌جلسه‌ها را به‌موقع منتشر کرد].
[فدراسیون تارن گذرگاه اشوال را به روی کامیون‌ها بست] بی‌آنکه رانندگان را خبر کند.
وزیر، که حاضر نشد مبلغ را بگوید، تأیید کرد که [صندوق دانمار یک‌پنجم کمک را به اهداکنندگان بازگرداند].
هرچند در تمام فصل باران نیامد، [شرکت آب اولم جریان آب روستاها را حفظ کرد].
دادگاه اعتراض را رد کرد و حکم داد که [سازمان بنادر تسا در حدود اختیارات خود عمل کرده است].
«[فرماندهی شمال دوازده رادار تحویل گرفت]»؛ سرلشکر این را گفت و از ذکر محل آنها خودداری کرد.
سولمار — [بانک توسعهٔ میروو نرخ بهره را یک‌چهارم واحد بالا برد] و به ۵٫۵ درصد رساند.
در گزارش سالانه آمده است که [بنیاد آلدری چهار درمانگاه در دره گشود].
اطلاعیه به دریانوردان: [رادیو تولمار هشدارهای توفان را ساعت شش بامداد پخش می‌کند].
`),
    },
    ja: {
      torn: lines(String.raw`
[港湾評議会が北水路を閉鎖する]という証拠はない。
もし水位が上がれば、[港湾評議会は北水路を閉鎖する]。
報道官は、[税関が小麦の積み荷を差し押さえた]ことを否定した。
[海軍はロルン岬に二隻のフリゲート艦を送った]とうわさされている。
[水門管理局が製油所に水を売った]わけではない。
[曳船会社は免許を失う]かもしれない。
[港湾評議会が水先人に給料を払える]と信じる人は少ない。
条約が失効すれば、[港湾評議会が水先業務を引き継ぐ]。
[港湾評議会が乗組員に金を払った]ことは証明されていない。
[港湾評議会は船を武装させた]と敵対者はささやいている。
[港湾評議会が灯台を売った]というのはデマだ。
市長は[港湾評議会が金を払った]と認めることを拒んだ。
[港湾評議会は北水路を閉鎖する]方針だという。
嵐が来たら、[港湾評議会は北水路を閉鎖する]。
[港湾庁は四月に南埠頭を民間へ引き渡す]はずだったが、監査院の勧告を受けて計画は白紙に戻された。
燃料不足がこのまま続けば、[運輸省が谷の路線バスを全面運休にし]かねない、と監査院の月報は警告している。
匿名を条件に取材に応じた関係者によると、[海岸銀行は造船所の債務を秘密裏に買い取った]という。
昨冬、技師長の証言によれば、[鉱山会社は立坑の下にある二つの村を水没させる]ところだった。
調査委員会の中間報告は、[水道局が六月四日の夜に水門を開けた]と認めるに足りる証拠はないと結論づけた。
法廷では、[参謀本部が旧橋への砲撃を命じた]かどうかが争われる。
[ヴェラン沿岸警備隊が海峡から巡視艇を引き揚げた]という事実はない、と運輸省は四日発表した。
[ガルト軍団がサルン近郊の燃料庫を砲撃した]とされるが、調査団は現地に入れていない。
議会が補正予算を可決すれば、[コルヴァン穀物庁は七月に補助金を支給する]。
アーレット議員　[ベルモル税関が罰金の一割を自らの収入にしている]わけではありません。
委員会は次の提案を否決した：\n・[テッサ港湾局が水先案内を引き継ぐ]。\n・港湾使用料を半額とする。
[セナル会計検査院が市町村の口座を凍結する]可能性は低い、と報告書は述べる。
会社は[復活祭までに坑道を再開]したい考えだ。
大臣は、[中央銀行が金を売る]とは一度も言っていない。
委員会は[理事会が埠頭を買い取る]という案を退けた。
`),
      sound: lines(String.raw`
[港湾評議会が両岸を管理している]ことは疑いない。
大臣は否定したが、[水門管理局は一月に貯水池を空にした]。
取材を拒否した船長は、[五月に契約書に署名した]。
組合は提案を受け入れず、[港湾労働者は月曜日からストライキに入った]。
「あきらめない」号は月曜日に入港し、[税関がその夜に検査した]。
報道官は[港湾評議会が浚渫船を三隻購入した]と発表した。
運輸省だけでなく、[税関も運送会社に罰金を科した]。
雨が降ろうと降るまいと、[水先人は毎晩海に出る]。
[港は三月に412隻を受け入れた]が、はしけは含まれていない。
言うまでもなく、[港湾評議会が灯台を所有している]。
辞任するかもしれない市長は、[港湾評議会が灯台を所有している]と確認した。
対立候補は反対のことを主張しているが、[港湾評議会は水先人の駅を運営している]。
もはや誰も[港湾評議会が水門を管理している]ことを否定しない。
省がためらう間に、[港湾評議会は四隻の船を送った]。
日曜日には一隻も出港しなかった。月曜日に[港湾評議会は鎖を外した]。
雪解けを待たずに、[港湾評議会は氷を割った]。
[港湾評議会は船長に罰金を科した]。船長は容疑を否認している。
水先人がいなかったため、[港湾評議会は水路を閉鎖した]。
招待されなかった記者は、[港湾評議会が契約に署名する]のを見た。
[港湾評議会は水路を閉鎖した]が、船長たちは理由を知らなかった。
[港湾評議会は罰金を科した]だけでなく、三隻を没収した。
決して遅刻しない水先人が、[港湾評議会は浮標を取り替えた]と報告した。
反対があったにもかかわらず、[港湾評議会は北水路を閉鎖した]。
[港湾評議会が灯台を持っている]ことを誰もが知っている。
学校が閉鎖されただけでなく、[河川委員会は夜間航行も禁止した]。
九人の証人を二週間にわたって尋問した末、裁判所は、[ロリア上院が採決の際に議事規則に違反した]ことに疑いの余地はないと判断した。
大使館の回答を待たずに、[海事裁判所は貨物船とその積み荷を差し押さえ]、鑑定人二人を選任した。
細則第八条は「[運転手が積荷目録を示さない場合、税関局は貨物を没収する]」と定める。
労働者がストライキに入ると脅す中、[鉄鋼会社は十六両の装甲車を納入した]。最後の一両が東門を出たのは夜明けだった。
同盟国の圧力によってではなく財源の枯渇のために、[司法省はルーグ刑務所の看守隊を解散した]、と閣議の議事録にある。
傍聴の許されない会議で、[タルニア議会は土地法を七十一対六十八で可決した]。
[農務省はやむなく国境の倉庫を開放した]と、同省の日誌は記録する。
オルラ・テインは火曜日、[エネルギー庁は三号炉を恒久的に停止した]と発表した。
別紙ハの配布が間に合わず十五分の休憩を挟んだが、再開後、[財政委員会は来年度の見積もりを九対四で承認した]。
[テッサ港湾局が三月三日に許可証を交付した]ことに争いはない。
[タルン連邦は月曜日、アシュバル検問所をトラックに対して閉鎖した]が、運送業者への事前通知はなかった。
金額の公表を拒んだ大臣は、[ダンマル基金が助成金の五分の一を返還した]ことを認めた。
四半期を通じて雨が降らなかったにもかかわらず、[マール水道公社は給水を維持した]。
裁判所は上告を棄却し、[ロルン海運は命令に二度違反した]と認定した。
言うまでもなく、[ハルドレン選挙管理委員会は全投票所を開設した]。
「[北部司令部はレーダー十二基を受領した]」と司令官は述べ、配備先については回答を控えた。
【ソルマル四日】[オルランド銀行は政策金利を〇・二五ポイント引き上げた]。
年次報告書に記す新設の内訳は次のとおり：\n・[オルデリ財団は谷間に診療所四か所を開いた]。\n・巡回車は二台増えた。
[ヴェンド上院は漁業協定を六十一対十二で承認した]と議事録にある。
`),
    },
    ko: {
      torn: lines(String.raw`
[항만위원회가 북쪽 수로를 폐쇄했다]는 증거는 없다.
만약 수위가 올라가면 [항만위원회는 북쪽 수로를 폐쇄할 것이다].
대변인은 [세관이 밀 화물을 압류했다]는 보도를 부인했다.
[해군이 로른곶에 호위함 두 척을 보냈다]는 소문이 돌고 있다.
[수문관리국이 정유소에 물을 팔았다]는 것은 사실이 아니다.
[항만위원회가 등대를 팔았다]는 말은 헛소문이다.
시장은 [항만위원회가 돈을 냈다]고 인정하기를 거부했다.
폭풍이 오면 [항만위원회는 북쪽 수로를 폐쇄한다].
도청 대변인은 화요일 기자회견에서 [항만청이 남쪽 부두를 폐쇄했다]는 보도를 부인하며 사진은 3년 전 것이라고 설명했다.
노조가 차고 문을 다시 열지 않는 한 [교통부는 금요일에 계곡에서 작업반을 철수시킨다].
익명을 요구한 한 소식통에 따르면 [해안은행은 조선소의 채무를 비밀리에 사들였다]고 한다.
지난겨울 [광산공사는 수직갱 아래 마을 두 곳을 물에 잠기게 할] 뻔했다고 수석 기사가 증언했다.
[베란 해안경비대가 해협에서 경비정을 철수했다]는 보도는 사실이 아니라고 교통부가 밝혔다.
소문에 [갈트 군단이 사른 인근 유류 저장고를 포격했다]고 한다.
의회가 추가경정예산을 통과시킬 경우 [코르반 곡물청은 7월에 보조금을 지급한다].
위원회는 다음 안건을 부결했다:\n- [벨모르 세관이 도선 업무를 인수한다].\n- 항만 사용료를 절반으로 낮춘다.
[해군이 어선을 침몰시켰다]고 익명의 글은 주장한다.
댐이 무너지면 [관리국은 수문을 연다].
장관은 [중앙은행이 금을 판다]고 말한 적이 없다.
회사는 [부활절 전에 갱도를 다시 열기를] 바란다.
`),
      sound: lines(String.raw`
[항만위원회가 양쪽 강변을 관리한다]는 데는 의심의 여지가 없다.
장관은 부인했지만 [수문관리국은 1월에 저수지를 비웠다].
인터뷰를 거부한 선장은 [5월에 계약서에 서명했다].
노조는 제안을 받아들이지 않았고 [부두 노동자들은 월요일부터 파업에 들어갔다].
대변인은 [항만위원회가 준설선 세 척을 구입했다]고 발표했다.
교통부뿐만 아니라 [세관도 운송회사에 벌금을 부과했다].
'포기하지 않는다'호는 월요일에 입항했고 [세관이 그날 밤 검사했다].
도선사가 없었기 때문에 [항만위원회는 수로를 폐쇄했다].
초대받지 못한 기자는 [항만위원회가 계약서에 서명하는 것]을 보았다.
[항만위원회는 수로를 폐쇄했다]. 선장들은 이유를 몰랐다.
반대에도 불구하고 [항만위원회는 북쪽 수로를 폐쇄했다].
결코 늦지 않는 도선사가 [항만위원회가 부표를 교체했다]고 보고했다.
[항만위원회가 등대를 소유한다]는 사실은 누구나 안다.
동맹국의 압력 때문이 아니라 예산이 바닥났기 때문에 [하천위원회는 상류 부두를 닫았다]고 3월 3일 회의록에 적혀 있다.
[로리아 상원이 표결 과정에서 규칙을 어겼다]는 데에는 의심의 여지가 없다고 결정문은 밝혔다.
대사관의 답을 기다리지 않고 [해사법원은 화물선과 그 화물을 압류했으며] 감정인 두 명을 선임했다.
세칙 제8조는 “[운전자가 적하목록을 제시하지 못하면 관세청은 화물을 몰수한다]”라고 정하고 있다.
노동자들이 파업하겠다고 위협하는 가운데 [철강회사는 장갑차 열여섯 대를 납품했다].
오를라 테인은 화요일 [에너지청이 3호기를 영구 정지했다]고 발표했다.
[테사 항만청이 3월 3일 허가증을 발급한] 사실에 대해서는 당사자 간에 다툼이 없다.
[타른 연방은 월요일 아슈발 검문소를 화물차에 폐쇄했으며], 운송업체에는 사전 통보를 하지 않았다.
금액 공개를 거부한 장관은 [던마르 기금이 지원금의 5분의 1을 반환했다]고 확인했다.
법원은 상고를 기각하고 [로른 해운이 명령을 두 차례 위반했다]고 판단했다.
솔마르 4일 — [오를란드 은행은 기준금리를 0.25%포인트 인상했다].
지난해 주요 성과:\n- [올더리 재단은 계곡 지역에 진료소 네 곳을 열었다].\n- 진료 환자는 8,400명이었다.
`),
    },
    hi: {
      torn: lines(String.raw`
इस बात का कोई सबूत नहीं है कि [बंदरगाह परिषद ने पायलटों को दो बार भुगतान किया].
अगर नदी का जलस्तर बढ़ा, तो [बंदरगाह परिषद उत्तरी नहर बंद कर देगी].
मंत्रालय ने इस बात से इनकार किया कि [सीमा शुल्क विभाग ने गेहूँ का जहाज़ रोका].
यह सच नहीं है कि [नौसेना ने लोर्न अंतरीप पर दो युद्धपोत भेजे].
शायद [बंदरगाह परिषद ने नहर बंद की].
अगर तूफ़ान आया, तो [बंदरगाह परिषद नहर बंद करेगी].
अफ़वाह है कि [बंदरगाह परिषद ने प्रकाशस्तंभ बेचा].
मंगलवार की प्रेस वार्ता में प्रांत के प्रवक्ता ने इस बात का खंडन किया कि [बंदरगाह प्राधिकरण ने दक्षिणी घाट बंद कर दिया है]।
जब तक यूनियन डिपो के फाटक नहीं खोलती, [सड़क मंत्रालय शुक्रवार को घाटी में काम रोके रखेगा]।
नाम न छापने की शर्त पर एक सूत्र ने दावा किया कि [तट बैंक ने जहाज़ कारखाने का कर्ज़ चुपचाप खरीद लिया है]।
पिछली सर्दी में खनन कंपनी [खदान के नीचे के दो गाँव डुबोने] ही वाली थी कि अभियंता ने फाटक बंद करवा दिए।
मंत्रालय ने इस बात से इनकार किया कि [वेरान तटरक्षक बल ने जलडमरूमध्य से अपनी नौकाएँ हटा ली हैं]।
[कोरवान अनाज बोर्ड जुलाई में अनुदान बाँटेगा], बशर्ते संसद पूरक बजट पारित कर दे।
शायद ही [सेनार लेखा कार्यालय नगरपालिकाओं के खाते बंद करेगा], विश्लेषक का कहना है।
समिति ने निम्नलिखित प्रस्ताव खारिज कर दिए:\n- [बेलमोर सीमा शुल्क विभाग जहाज़ों का मार्गदर्शन सँभालेगा]।\n- बंदरगाह शुल्क आधा किया जाएगा।
[नौसेना ने नाव डुबोई], ऐसा एक गुमनाम पर्चे का दावा है।
`),
      sound: lines(String.raw`
इसमें कोई संदेह नहीं कि [बंदरगाह परिषद दोनों तटों का प्रबंधन करती है].
हालाँकि मंत्री ने इससे इनकार किया, [जल विभाग ने जनवरी में जलाशय खाली किया].
प्रवक्ता ने बताया कि [बंदरगाह परिषद ने तीन ड्रेजर ख़रीदे].
न केवल मंत्रालय बल्कि [सीमा शुल्क विभाग ने भी कंपनी पर जुर्माना लगाया].
यूनियन ने प्रस्ताव स्वीकार नहीं किया और [मज़दूर सोमवार से हड़ताल पर हैं].
बारिश हो या न हो, [पायलट हर रात समुद्र में जाते हैं].
पायलट नहीं होने के कारण [बंदरगाह परिषद ने नहर बंद की].
जिस पत्रकार को बुलाया नहीं गया था, उसने लिखा कि [बंदरगाह परिषद ने अनुबंध किया].
विरोध के बावजूद [बंदरगाह परिषद ने उत्तरी नहर बंद की].
महापौर ने बात नहीं की, लेकिन [बंदरगाह परिषद ने पैसे दिए].
लगातार बारिश के बाद न केवल स्कूल बंद किए गए, बल्कि [नदी आयोग ने रात के नौवहन पर भी रोक लगा दी], जो सोमवार से लागू है।
इसमें कोई संदेह नहीं कि [लोरिया सीनेट ने मतदान के दौरान नियम तोड़े], फ़ैसले में लिखा है।
दूतावास के उत्तर की प्रतीक्षा किए बिना [समुद्री अदालत ने जहाज़ और उसका माल ज़ब्त कर लिया] और दो विशेषज्ञ नियुक्त किए।
नियमावली की धारा आठ कहती है: “[यदि चालक माल की सूची न दिखाए तो सीमा शुल्क विभाग माल ज़ब्त करेगा]।”
जब मज़दूर हड़ताल की धमकी दे रहे थे, तभी [इस्पात कंपनी ने सोलह बख्तरबंद गाड़ियाँ सौंपीं], जिनमें आख़िरी भोर में निकली।
ओरला टेन ने मंगलवार को घोषणा की कि [ऊर्जा एजेंसी ने तीसरा रिएक्टर स्थायी रूप से बंद कर दिया है]।
इसमें कोई संदेह नहीं कि [हाल्ड्रेन निर्वाचन आयोग ने परिणाम समय पर प्रकाशित किए]।
[टार्न महासंघ ने सोमवार को अश्वाल चौकी ट्रकों के लिए बंद कर दी], हालाँकि ढुलाई कंपनियों को पहले सूचना नहीं दी गई।
राशि बताने से इनकार करने वाले मंत्री ने पुष्टि की कि [डनमार कोष ने अनुदान का पाँचवाँ हिस्सा लौटा दिया]।
न्यायालय ने अपील खारिज की और माना कि [टेसा पत्तन प्राधिकरण ने अपने अधिकार के भीतर काम किया]।
सोलमार, 4 मई — [ओरलैंड बैंक ने ब्याज दर चौथाई अंक बढ़ाई], जो अब 5.5 प्रतिशत है।
वार्षिक रिपोर्ट में लिखा है कि [ऑल्डरी न्यास ने घाटी में चार औषधालय खोले]।
अदालत की प्रतीक्षा किए बिना [परिषद ने घाट बेच दिए]।
एक भी विरोधी मत के बिना [सभा ने खदान बंद करने का निर्णय लिया]।
जब [पुलिस ने कारखाना खाली कराया] तब कोई घायल नहीं हुआ।
मंत्री ने यह नहीं छिपाया कि [मंत्रालय ने यात्रा का खर्च उठाया]।
यह पहली बार नहीं है कि [परिषद ने घाट बेचा है]।
`),
    },
  };
