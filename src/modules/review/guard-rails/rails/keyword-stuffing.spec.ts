import { flagsOn } from '../../../../../test/support/flags-on.js';

describe('the guard rail against keywords in place of sentences', () => {
  it.each([
    ['problem, solution, market, revenue, growth, customers, team, funding, pilots, AI, cloud, data'],
    ['innovation synergy disruption scalability blockchain AI growth impact'],
    ['best seo agency london best seo agency london best seo agency london best seo agency london'],
    [
      'Clean water for all. We are clean water for all. Clean water for all is what we do. Why? Clean water for all. How? Clean water for all.',
    ],
    ['Growth growth growth. Traction traction traction. Revenue revenue revenue.'],
    ['AI | blockchain | innovation | growth | synergy | impact | scalability | disruption | cloud | platform | data'],
  ])('flags %j', (value) => {
    expect(flagsOn(value)).toContain('keyword_stuffing');
  });

  it.each([
    ['Flour, yeast, salt, water, rye, spelt, barley, linseed, poppy, sesame, caraway, honey, malt'],
    ['Rust, tokio, sqlx, wasm, WebGPU, protobuf, gRPC, k8s, Grafana, Loki, Postgres, Kafka, React'],
    [
      'Attendance, homework, grades, timetable, parent chat, exam results, invoices, report cards, library, transport, canteen',
    ],
    [
      'SMS reminders, waiting list, M-Pesa deposits, offline mode, stock control, invoices, patient notes, referral letters, reports',
    ],
    [
      'We do not rent boats. We do not sell nets. We do not lend money. We do not buy fish. We do not own trucks: fishers bring ice home from us, every day but Sunday.',
    ],
    ['Kenya, Uganda, Tanzania, Rwanda, Burundi, Ethiopia, Malawi, Zambia, Mozambique, Ghana, Nigeria, Senegal'],
    ['Stack: Go, Postgres, Redis, Kafka, Kubernetes, Terraform, React, TypeScript, Python, PyTorch, ONNX, AWS'],
    ['Customers: Novo Foods, Baltic Cold Stores, Hansa Reefers, Polfrost, Lidl Estonia, Rimi, Maxima, Prisma'],
    ["- Reads 40 thermocouples + pressure\n- Sets each burner's air\n- No new burners\n- Fitted in a two-day stop"],
    ['Subscription, share of savings, licences. Break-even expected in year 3.'],
    ['Huge and growing. Communities, municipalities, developers, industry.'],
    [
      'Goats are sold in Kakuma market. Each goat gets an ear tag. A goat with a tag sells for 400 shillings more than a goat without. We tagged 900 goats.',
    ],
    ['Year | Revenue | Customers | Churn\n2022 | 12k | 4 | 0\n2023 | 80k | 19 | 2\n2024 | 210k | 44 | 3'],
    ['Weight, height, temperature, pulse, blood pressure, oxygen, glucose, haemoglobin, malaria test, pregnancy test'],
    [
      'ceftriaxone, vancomycin, meropenem, piperacillin, tazobactam, colistin, linezolid, daptomycin, rifampicin, isoniazid',
    ],
    [
      'In plain words: an AI model reads the scan, a radiologist checks what the AI found, and the AI learns from the correction. AI sees 400 scans a day.',
    ],
    ['Water meters, pressure sensors, valves, gateways, leak alarms, billing, maps, work orders'],
    ['Seed, fertiliser, advice, credit, storage and a buyer: farmers get all six from one agent'],
    ['Integrations: Xero, QuickBooks, Sage, Stripe, GoCardless, HubSpot, Slack, Teams, Shopify, WooCommerce'],
    ['sourcing, design, cutting, stitching, washing, dyeing, packing, labelling, shipping'],
    ['Bolts, nuts, washers, hinges, screws, brackets, drill bits, saw blades, sandpaper, glue, paint, rollers, tape'],
    ['Nairobi, Mombasa, Kisumu, Nakuru, Eldoret, Thika, Malindi, Kitale, Garissa, Kakamega, Nyeri, Machakos'],
    [
      'Login, roles, audit trail, exports, offline cache, push messages, barcode scan, photo upload, signature, PDF report',
    ],
    [
      'A crate, a lid, a crate tag: the crate goes out full, the crate comes back empty, and the tag says where each crate is.',
    ],
    ['Tomatoes, onions, kale, peppers, carrots, beans, spinach, cabbage, okra, eggplant, maize, sorghum'],
    ['BLE 5.2, nRF52840, LTE-M, GNSS, CAN, RS-485, Modbus RTU, MQTT, TLS 1.3, OTA'],
    ['[![Go][Go]][go-url]\n[![Go docs][Go]][go-docs] [![Go report][Go]][go-report]\n![Go][go-logo]'],
    ['Invoices, payroll, tax, stock, orders, returns, customers, suppliers: all on one page'],
  ])('leaves %j alone', (value) => {
    expect(flagsOn(value)).not.toContain('keyword_stuffing');
  });
});
