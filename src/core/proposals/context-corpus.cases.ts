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
`),
    },
  };
